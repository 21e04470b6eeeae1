import { withoutSecrets } from '../../lib/withoutSecrets.ts';

/** A failure on the screen: where it is in the state, and the key of the message the person saw. */
export interface Failure {
  readonly where: string;
  readonly what: string;
}
/** What the portal knows at the moment a problem is reported. */
export interface ReportFacts {
  readonly at: string;
  /** Path, and the names of its query parameters. */
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
/** What is handed over, apart from the recording. */
export interface ProblemReport extends ReportFacts {
  readonly report: 1;
  readonly words: string;
}

/** The part of a report that the person reads beforehand; nothing else goes into it. */
export const reportOf = (facts: ReportFacts, words: string): ProblemReport => ({
  report: 1,
  words: withoutSecrets(words.trim()),
  ...facts,
});

/** A report as it appears in its file. */
export const reportText = (report: object): string => JSON.stringify(report, null, 2);

/** The person's location, without what an address may carry: only the names of its query parameters. */
export function pageWithoutSecrets({ pathname, search }: { pathname: string; search: string }): string {
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

/** How deep a slice is searched. */
const DEPTH = 4;
/** Maximum number of failures in a report. */
const MOST = 20;
const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What has failed and not been retried successfully: every load or submission in the state whose status says so. Only
 * names from the program are reported: slices, fields and the keys of texts; server messages and ids used as keys are
 * left out.
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
