import { iconUsers } from './iconUsers.ts';

/** What the bundler reports about a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Loaded by everybody who has signed in. */
const SIGNED_IN = /\/src\/areas\/portal\.ts$/;
/** Loaded without it: other pages before sign-in and public ones, and the program that plays tapes. */
const ALONE = /\/src\/(?:views\/(?:account|utility)\/\w+Page\.tsx|areas\/(?:companyPortal|subApps)\.ts|replay\.tsx)$/;

/** The host of the applications, which is also fetched in advance, and the public pages that share a screen with it. */
const SUB_APPS = /\/src\/areas\/subApps\.ts$/;
const COMPANY_PORTAL = /\/src\/areas\/companyPortal\.ts$/;

/** Loaded once the shell is open, along with the ways of signing in that those parts partly use. */
const AFTER_START = /\/src\/areas\/(?:aiChat|ownAccount)\.ts$/;
const TAPE = /\/src\/store\/tapeDesk\.ts$/;
const SIGN_IN_WAYS = /\/src\/sagas\/(?:calls\/rareTokens|externalSignIn)\.ts$/;

/**
 * Names the chunks that several screens share, so that nobody waits for more than one file each:
 *
 * - `shared`: the signed-in portal and pages that come without it
 * - `signedIn`: the signed-in portal alone
 * - `signInWays`, `afterStart`, `tape`, `subApps`: fetched once the shell is open, each with the parts that other areas need later
 *
 * Lazily imported modules join these chunks: on its own, each would be a file of 140 bytes that only names the others.
 *
 * The bundler by itself cuts a piece for each set of areas that share something: 44 files on the way to the workbench,
 * which compress worse and are requested one by one.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  const above = new Set<string>();
  const climb = (at: string): void => {
    if (above.has(at)) return;
    above.add(at);
    // All icons are imported through one module, which does not show who uses which.
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
