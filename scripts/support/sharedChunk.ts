import { iconUsers } from './iconUsers.ts';

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** What everybody loads who has signed in. */
const SIGNED_IN = /\/src\/areas\/portal\.ts$/;
/** What comes without it: other pages before sign-in and public ones, and the program that plays tapes. */
const ALONE = /\/src\/(?:views\/(?:account|utility)\/\w+Page\.tsx|areas\/(?:companyPortal|subApps)\.ts|replay\.tsx)$/;

/** The host of the applications, which is also fetched in advance, and the public pages that share a screen with it. */
const SUB_APPS = /\/src\/areas\/subApps\.ts$/;
const COMPANY_PORTAL = /\/src\/areas\/companyPortal\.ts$/;

/** What follows once the shell is open, and with it the ways of signing in of which those parts have some. */
const AFTER_START = /\/src\/areas\/(?:aiChat|ownAccount)\.ts$/;
const TAPE = /\/src\/store\/tapeDesk\.ts$/;
const SIGN_IN_WAYS = /\/src\/sagas\/calls\/rareTokens\.ts$/;

/**
 * Names the chunk of what several screens share, so that nobody waits for more than one file each:
 *
 * - `shared`: the signed-in portal and pages that come without it
 * - `signedIn`: the signed-in portal alone
 * - `signInWays`, `afterStart`, `tape`, `subApps`: what is fetched once the shell is open, each with the parts that other areas need later
 *
 * A module that is imported lazily is part of these chunks as well: in a chunk of its own it would be 140 bytes that name the others.
 *
 * The bundler by itself cuts a piece for each set of areas that share something: 44 files on the way to the workbench, which
 * pack worse and are asked for one by one.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  const above = new Set<string>();
  const climb = (at: string): void => {
    if (above.has(at)) return;
    above.add(at);
    // All icons are imported through one module, which says nothing of who draws which.
    const importers = iconUsers(at) ?? graph.getModuleInfo(at)?.importers ?? [];
    for (const importer of importers) climb(importer);
  };
  climb(id);
  const modules = [...above];
  const isUnder = (root: RegExp): boolean => modules.some((at) => root.test(at));
  if (isUnder(SIGNED_IN)) return isUnder(ALONE) ? 'shared' : 'signedIn';
  if (isUnder(SUB_APPS)) return isUnder(COMPANY_PORTAL) ? 'shared' : 'subApps';
  if (isUnder(SIGN_IN_WAYS)) return isUnder(AFTER_START) || isUnder(TAPE) ? 'signInWays' : null;
  if (isUnder(AFTER_START)) return 'afterStart';
  return isUnder(TAPE) ? 'tape' : null;
}
