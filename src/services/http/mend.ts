import type * as z from 'zod/mini';

/** The value read, and the places where something was filled in or dropped; or the places that cannot be read. */
export type Mended<T> =
  | { readonly ok: true; readonly data: T; readonly mended: readonly string[] }
  | { readonly ok: false; readonly paths: readonly string[] };

type Parent = Record<PropertyKey, unknown>;
type Issue = z.core.$ZodIssue;

/** The default for a missing value, by the type that the contract expects. */
const NEUTRAL: Readonly<Record<string, () => unknown>> = {
  string: () => '',
  number: () => 0,
  boolean: () => false,
  array: () => [],
  object: () => ({}),
  record: () => ({}),
};
/** Without these an object cannot be identified, reached or used, so they get no default. */
const NEEDED = /^(id|\w+Id|\w*_token|accessToken|token_type|resetToken|moduleName|blobName)$/;
/** Deeper than any answer is nested, with two steps at every depth (`putIn`). */
const ROUNDS = 12;

/**
 * Parses a value by its schema, tolerating fields that are null or missing although they should not be: they count as
 * empty. A list row that still cannot be parsed is dropped, so that one bad row does not affect the others.
 */
export function readMended<T>(schema: z.ZodMiniType<T>, value: unknown): Mended<T> {
  const first = schema.safeParse(value);
  if (first.success) return { ok: true, data: first.data, mended: [] };
  let { issues } = first.error;
  if (issues.some(({ path }) => path.length === 0)) return { ok: false, paths: ['(whole answer)'] };
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const mended = new Set<string>();
  const tried = new WeakMap<Parent, Set<string>>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const hopeless = mend(copy, issues, tried);
    for (const { path } of issues) mended.add(nameOf(path));
    if (hopeless.length > 0) return { ok: false, paths: hopeless };
    const again = schema.safeParse(copy);
    if (again.success) return { ok: true, data: again.data, mended: [...mended] };
    ({ issues } = again.error);
  }
  return { ok: false, paths: issues.map(({ path }) => nameOf(path)) };
}

/** Fills in missing values and removes unreadable rows; returns the places where neither helps. */
function mend(root: unknown, issues: readonly Issue[], tried: WeakMap<Parent, Set<string>>): string[] {
  const leftOut = new Map<unknown[], Set<number>>();
  const hopeless: string[] = [];
  for (const issue of issues) {
    if (putIn(root, issue, tried)) continue;
    const at = issue.path.findLastIndex((part) => typeof part === 'number');
    const rows = at < 0 ? null : valueAt(root, issue.path.slice(0, at));
    if (!Array.isArray(rows)) hopeless.push(nameOf(issue.path));
    else leftOut.set(rows, (leftOut.get(rows) ?? new Set()).add(Number(issue.path[at])));
  }
  for (const [rows, indexes] of leftOut) rows.splice(0, rows.length, ...rows.filter((_, index) => !indexes.has(index)));
  return hopeless;
}

/** First tries the other form of absence, which the contract may allow; then the default value. */
function putIn(root: unknown, issue: Issue, tried: WeakMap<Parent, Set<string>>): boolean {
  const name = issue.path.at(-1);
  const parent = valueAt(root, issue.path.slice(0, -1));
  if (issue.code !== 'invalid_type' || typeof name !== 'string' || !isParent(parent)) return false;
  const value = parent[name];
  if (value !== null && value !== undefined) return false;
  const names = tried.get(parent) ?? new Set();
  tried.set(parent, names);
  const neutral = NEUTRAL[issue.expected];
  if (!names.has(name)) {
    names.add(name);
    if (value === undefined) parent[name] = null;
    else delete parent[name];
  } else if (neutral && !NEEDED.test(name)) parent[name] = neutral();
  else return false;
  return true;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (isParent(value) ? value[part] : undefined), root);
}

function isParent(value: unknown): value is Parent {
  return typeof value === 'object' && value !== null;
}

/** The path of a field in readable form, without row indexes. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.') || '(whole answer)';
}
