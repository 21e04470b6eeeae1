import type { LineField, Values } from '../../../../../contract/businessFields.ts';
import type { Kind } from './catalogue.ts';
import { mentionsOf } from './facets.ts';

/** A run of signs that are written with spaces between words, or one of those that are not. */
const RUN = /[a-z0-9]+|[\p{L}\p{N}]/gu;
const LATIN = /^[a-z0-9]/;
const CHOSEN = new Set<LineField['type']>(['choice', 'boolean']);
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over code units, as a signed number of the database. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash | 0;
}

function piecesOf(run: string, size: number): string[] {
  return Array.from({ length: Math.max(0, run.length - size + 1) }, (_, start) => run.slice(start, start + size));
}

/** Runs of letters and figures, and runs of other script, in the order in which they stand. */
function runsOf(text: string): { readonly run: string; readonly isLatin: boolean }[] {
  const runs: { run: string; isLatin: boolean; end: number }[] = [];
  for (const { 0: sign, index } of text.matchAll(RUN)) {
    const isLatin = LATIN.test(sign);
    const last = runs.at(-1);
    if (last && !isLatin && !last.isLatin && last.end === index) {
      last.run += sign;
      last.end += sign.length;
    } else runs.push({ run: sign, isLatin, end: index + sign.length });
  }
  return runs;
}

/** Letters and figures by twos and threes, other script by ones and twos: each wanted word has a piece that is there. */
function written(text: string): string[] {
  return runsOf(text).flatMap(({ run, isLatin }) =>
    isLatin ? [...piecesOf(run, 2), ...piecesOf(run, 3)] : [...piecesOf(run, 1), ...piecesOf(run, 2)],
  );
}

/** The longest pieces alone: what has them has the shorter ones too. */
function wanted(text: string): string[] {
  return runsOf(text)
    .flatMap(({ run, isLatin }) => piecesOf(run, Math.min(run.length, isLatin ? 3 : 2)))
    .filter((piece) => !/^[a-z0-9]$/.test(piece));
}

const termOf = (tenantId: string, kind: Kind, word: string): number => hashOf(`${tenantId} ${kind.name} ${word}`);
const fieldWord = (field: string, value: string): string => `=${field}=${value}`;

/** What a record is found by: pieces of its words, and the fields that hold one of few values or name something. */
export function termsOf(tenantId: string, kind: Kind, values: Values, words: string): number[] {
  const chosen = kind.resource.fields.flatMap(({ name, type }) =>
    CHOSEN.has(type) && values[name] !== undefined ? [fieldWord(name, String(values[name]))] : [],
  );
  const named = mentionsOf(kind.resource.fields, values).map(({ name, id }) => fieldWord(name, id));
  const all = [...written(words), ...chosen, ...named];
  return [...new Set(all.map((word) => termOf(tenantId, kind, word)))];
}

/** What a record must be found by if it has these words; nothing if they are too short to tell. */
export function wantedTerms(tenantId: string, kind: Kind, keyword: string): number[] {
  return [...new Set(wanted(keyword.toLowerCase()).map((word) => termOf(tenantId, kind, word)))];
}

/** What a record is found by whose field holds this value. */
export function fieldTerm(tenantId: string, kind: Kind, field: string, value: string): number {
  return termOf(tenantId, kind, fieldWord(field, value));
}
