import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/run.ts';
import { closureOf, referencesOf } from './importGraph.ts';

/** A module of routes, other than the list of all of them. */
const ROUTES = /^server\/src\/routes\/(?!allRoutes\.)\w+\.ts$/;
/** A test that takes the routes from the server itself asks all of them. */
const ALL_ROUTES = /\ballRoutes\b|\.routes\b/;
/** The definition of a business application, and its demo data. */
const APPLICATION = /^server\/src\/(?:domain\/business\/applications|seed\/business)\/([a-z]+)/;
/** Beside the applications is what several of them share, which has no folder of its own. */
const isApplication = (name: string): boolean =>
  existsSync(join(ROOT, 'server/src/domain/business/applications', name));
/** The demo data of everything: nearly every test starts with it, and depends on little of it. */
const SEED = /^server\/src\/seed\//;
/** Portal sources that the server names only because the build names its chunks after them. */
const PORTAL = /^src\//;
/** The literal part of an address: the rest is a parameter, a query or interpolated. */
const ADDRESSES = /\/(?:api|connect)\/[\w./-]*/g;

/** A name in a test's text need not be a file. */
const textOf = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');
const addressesIn = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => textOf(file).match(ADDRESSES) ?? [])),
];
const overlap = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const answered = new Map<string, readonly string[]>();
/** The addresses that a module of routes answers: those in its part of the contract, and its own. */
function addressesOf(routes: string): readonly string[] {
  const known = answered.get(routes);
  if (known) return known;
  const contract = referencesOf(routes).filter((name) => name.startsWith('contract/'));
  const found = addressesIn([routes, ...contract]);
  answered.set(routes, found);
  return found;
}

/**
 * What a server test depends on. Nearly every one starts the whole server over its demo data, but depends only on those
 * routes that it, or its helpers, call: where an address in its text is a prefix of one of theirs, or extends it.
 * Routes without a readable address count as called. It depends on the applications that it names, on the demo data
 * that it imports itself, and on the portal only if it or its helpers import from there.
 */
export function askedClosureOf(test: string): ReadonlySet<string> {
  const texts = [...closureOf(test, (file) => file.startsWith('tests/'))];
  const own = new Set(referencesOf(test));
  const words = new Set(texts.flatMap((file) => textOf(file).match(/[a-z]+/g) ?? []));
  const usesPortal = texts.some((file) => referencesOf(file).some((name) => PORTAL.test(name)));
  const isNamed = (file: string): boolean => {
    if (PORTAL.test(file)) return usesPortal;
    const application = APPLICATION.exec(file)?.[1];
    if (own.has(file)) return true;
    return application !== undefined && isApplication(application) ? words.has(application) : !SEED.test(file);
  };
  if (texts.some((file) => ALL_ROUTES.test(textOf(file)))) return closureOf(test, isNamed);
  const asked = addressesIn(texts);
  const isAsked = (routes: string): boolean => {
    const answers = addressesOf(routes);
    return answers.length === 0 || answers.some((address) => asked.some((other) => overlap(address, other)));
  };
  return closureOf(test, (file) => isNamed(file) && (!ROUTES.test(file) || isAsked(file)));
}

/** Every test signs in with its requests, which say nothing about what the test is about. */
const COMMON = 'tests/server/support/testApp.ts';
/** They import all routes, or what these are built on. */
const ALL_OF_IT = /^server\/src\/(app|routes\/allRoutes)\.ts$/;

/**
 * What a server test depends on, each with the number of imports between: a file that it imports itself, or that answers
 * what it requests, has 1.
 */
export function importDepths(test: string): ReadonlyMap<string, number> {
  const texts = [...closureOf(test, (name) => name.startsWith('tests/') && name !== COMMON)];
  const asked = addressesIn(texts);
  const isAsked = (name: string) => addressesOf(name).some((address) => asked.some((other) => overlap(address, other)));
  const routes = [...askedClosureOf(test)].filter((name) => ROUTES.test(name) && isAsked(name));
  const depths = new Map<string, number>();
  let reached = new Set([...texts.flatMap(referencesOf), ...routes]);
  for (let depth = 1; reached.size > 0; depth += 1) {
    for (const name of reached) depths.set(name, depth);
    const entered = [...reached].filter((name) => name.startsWith('server/') && !ALL_OF_IT.test(name));
    reached = new Set(entered.flatMap(referencesOf).filter((name) => !depths.has(name)));
  }
  return depths;
}
