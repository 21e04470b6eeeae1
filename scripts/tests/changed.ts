import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/run.ts';
import { askedClosureOf } from './askedRoutes.ts';
import { BROWSER_FLOWS, CORE } from './browserMap.ts';
import { touchedBy } from './importGraph.ts';
import { jestFilesFor } from './jestFiles.ts';
import { testFiles } from './nodeGroups.ts';

/** Which tests to run; a missing list means all of that kind. */
export interface Scope {
  readonly jest?: readonly string[];
  readonly server?: readonly string[];
  readonly browser?: readonly string[];
}

/** Changes to these can affect every test. */
const EVERYTHING = ['package-lock.json', 'package.json', 'tsconfig.json'];

function git(...args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
}

/** Files that differ from `revision`, including untracked ones. */
function changedFiles(revision: string): string[] {
  const differing = git('diff', '--name-only', '--no-renames', '-z', revision, '--');
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard', '-z')])].sort();
}

/** Server code for one kind of entity, and its demo data. */
const OF_ONE_KIND = /^server\/src\/(domain|seed)\//;
/** Tests of the server as a whole: its process, and what all its routes have in common. */
const OF_ALL_KINDS = /^tests\/server\/(process|http)\/|\/fuzz\.test/;

/**
 * The server tests that a change can affect; those of the server as a whole only for code that more than one kind of
 * entity depends on.
 */
async function serverFilesFor(changed: ReadonlySet<string>): Promise<string[]> {
  const files = await testFiles('server');
  const general = files.filter((file) => OF_ALL_KINDS.test(file));
  const others = new Set([...changed].filter((file) => !OF_ONE_KIND.test(file)));
  return [
    ...touchedBy(
      changed,
      files.filter((file) => !OF_ALL_KINDS.test(file)),
      askedClosureOf,
    ),
    ...touchedBy(others, general, askedClosureOf),
  ];
}

/** The portal, the wire and the server. */
const PRODUCT = /^(src|contract|server\/src)\//;

const browserFile = (name: string): string => `tests/e2e/${name}.test.ts`;
const flowsIn = (file: string): string[] =>
  file
    .replace(/\.[\w.]+$/, '')
    .split('/')
    .slice(1);

/** Browser test files for a change to the portal or its backend: those of its flow, else the core. */
function browserFilesFor(file: string): readonly string[] {
  if (!PRODUCT.test(file) || file.endsWith('.md')) return [];
  const names = flowsIn(file);
  const own = Object.keys(BROWSER_FLOWS).filter((name) => BROWSER_FLOWS[name]?.some((flow) => names.includes(flow)));
  return (own.length > 0 ? own : CORE).map(browserFile);
}

/** What a change since `revision` can affect. */
export async function changedScope(revision: string): Promise<Scope> {
  const changed = changedFiles(revision);
  if (changed.some((file) => EVERYTHING.includes(file))) return {};
  const set = new Set(changed);
  // Every browser file starts the server by its path; the map decides which of them a server change affects.
  const outside = new Set(changed.filter((file) => !PRODUCT.test(file)));
  const touched = touchedBy(outside, (await testFiles('e2e')).concat('playwright.config.ts'));
  return {
    ...(!set.has('jest.config.js') && { jest: await jestFilesFor(set) }),
    server: await serverFilesFor(set),
    ...(!touched.includes('playwright.config.ts') && {
      browser: [...new Set([...touched, ...changed.flatMap(browserFilesFor)])].filter((file) =>
        existsSync(join(ROOT, file)),
      ),
    }),
  };
}
