import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIALOG_QUERY, DIALOG_QUERY_ELSEWHERE } from '../../src/constants/paths.ts';

const FOLDER = path.resolve(__dirname, '../../src/features');
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => path.join(FOLDER, name));

/**
 * The names of all fields of events, forms and states: everything before a colon in the features. A new field is included
 * as soon as it is written.
 */
export const FIELD_NAMES: readonly string[] = [
  ...new Set(
    SOURCES.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b([a-zA-Z]\w*)\??:/g)]).map(
      ([, name]) => name ?? '',
    ),
  ),
].sort();

const isCreator = (value: unknown): value is { readonly type: string } =>
  typeof value === 'function' && 'type' in value && 'match' in value && typeof value.type === 'string';

/** The types of all events in the features, including those of forms and lists. */
export const eventTypes = (): readonly string[] => {
  const exported = SOURCES.flatMap((file) => Object.values(require(file) as object));
  const grouped = exported.flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [],
  );
  return [...new Set([...exported, ...grouped].filter(isCreator).map(({ type }) => type))].sort();
};

/** The names that may appear in a query: those of all fields, since a filter has the name of its field. */
export const QUERY_NAMES: readonly string[] = [
  ...new Set([
    ...FIELD_NAMES,
    ...Object.values(DIALOG_QUERY),
    ...Object.values(DIALOG_QUERY_ELSEWHERE),
    'ticket',
    'access_token',
    'vcode',
  ]),
];
