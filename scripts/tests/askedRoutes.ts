import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/run.ts';
import { closureOf, referencesOf } from './importGraph.ts';

/** A module of routes; the list of all of them is none. */
const ROUTES = /^server\/src\/routes\/(?!allRoutes\.)\w+\.ts$/;
/** A test that takes the routes from the server itself asks all of them. */
const ALL_ROUTES = /\ballRoutes\b|\.routes\b/;
/** What an application of the business is, and its demo data. */
const APPLICATION = /^server\/src\/(?:domain\/business\/applications|seed\/business)\/([a-z]+)/;
/** The demo data of everything: nearly every test begins with it, and rests on little of it. */
const SEED = /^server\/src\/seed\//;
/** The server names sources of the portal as what the build calls its chunks by. */
const PORTAL = /^src\//;
/** As far as it is written out: what follows is a parameter, a query or put in. */
const ADDRESSES = /\/(?:api|connect)\/[\w./-]*/g;

/** A name in a test's text may be that of no file. */
const textOf = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');
const addressesIn = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => textOf(file).match(ADDRESSES) ?? [])),
];
const overlap = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const answered = new Map<string, readonly string[]>();
/** The addresses that a module of routes answers: those of its part of the contract, and its own. */
function addressesOf(routes: string): readonly string[] {
  const known = answered.get(routes);
  if (known) return known;
  const contract = referencesOf(routes).filter((name) => name.startsWith('contract/'));
  const found = addressesIn([routes, ...contract]);
  answered.set(routes, found);
  return found;
}

/**
 * What a server test rests on. Nearly every one starts the whole server over its demo data, but of its routes it rests only on
 * those that it, or what helps it, asks: where an address in its text is the beginning of one of theirs, or goes on from it.
 * Routes without an address that can be read count as asked. Of the applications it rests on those that it names, of the demo
 * data on what it imports itself, of the portal only where it or what helps it imports from there.
 */
export function askedClosureOf(test: string): ReadonlySet<string> {
  const texts = [...closureOf(test, (file) => file.startsWith('tests/'))];
  const own = new Set(referencesOf(test));
  const words = new Set(texts.flatMap((file) => textOf(file).match(/[a-z]+/g) ?? []));
  const usesPortal = texts.some((file) => referencesOf(file).some((name) => PORTAL.test(name)));
  const isNamed = (file: string): boolean => {
    if (PORTAL.test(file)) return usesPortal;
    const application = APPLICATION.exec(file)?.[1];
    return own.has(file) || (application === undefined ? !SEED.test(file) : words.has(application));
  };
  if (texts.some((file) => ALL_ROUTES.test(textOf(file)))) return closureOf(test, isNamed);
  const asked = addressesIn(texts);
  const isAsked = (routes: string): boolean => {
    const answers = addressesOf(routes);
    return answers.length === 0 || answers.some((address) => asked.some((other) => overlap(address, other)));
  };
  return closureOf(test, (file) => isNamed(file) && (!ROUTES.test(file) || isAsked(file)));
}
