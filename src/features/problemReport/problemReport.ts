import { withoutSecrets } from '../../lib/withoutSecrets.ts';

/** Something on the screen that failed: where in the state, and the key of what the person was told. */
export interface Failure {
  readonly where: string;
  readonly what: string;
}
/** What the portal knows of the moment in which a problem is reported. */
export interface ReportFacts {
  readonly at: string;
  /** Path, and the names of what its query holds. */
  readonly page: string;
  readonly product: string;
  readonly version: string;
  readonly commit: string;
  readonly language: string;
  readonly browser: string;
  readonly system: string;
  readonly failures: readonly Failure[];
  /** Flows that have crashed too often. */
  readonly stopped: readonly string[];
}
/** What is handed over, but for the recording. */
export interface ProblemReport extends ReportFacts {
  readonly report: 1;
  readonly words: string;
}

/** Everything of a report that the person reads beforehand, and nothing else goes into it. */
export const reportOf = (facts: ReportFacts, words: string): ProblemReport => ({
  report: 1,
  words: withoutSecrets(words.trim()),
  ...facts,
});

/** A report as it stands in its file. */
export const reportText = (report: object): string => JSON.stringify(report, null, 2);

/** Where somebody stands, without what an address may carry: of its query the names only. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  const names = [...new URLSearchParams(search).keys()].map((name) => withoutSecrets(name));
  return withoutSecrets(decoded(pathname)) + (names.length > 0 ? `?${names.join('&')}` : '');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** How deep a slice is looked through. */
const DEPTH = 4;
/** How many failures a report lists. */
const MOST = 20;
const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What has failed and not been tried again with success: every load or submission of the state whose status says so. Only
 * names of the program are told: slices, fields and the keys of texts; what a server wrote, and ids by which things are
 * kept, are left out.
 */
export function failuresIn(state: unknown): Failure[] {
  const found: Failure[] = [];
  const look = (value: unknown, where: readonly string[]) => {
    if (!isThing(value) || where.length > DEPTH) return;
    if (value['status'] === 'failed') found.push({ where: where.join('.'), what: keyOf(value['error']) });
    for (const [name, part] of Object.entries(value)) look(part, [...where, /^[a-z]{1,30}$/i.test(name) ? name : '…']);
  };
  look(state, []);
  return found.slice(0, MOST);
}

function keyOf(error: unknown): string {
  const key = isThing(error) ? error['key'] : undefined;
  return typeof key === 'string' && /^\w+:\w+$/.test(key) ? key : 'told by the server';
}
