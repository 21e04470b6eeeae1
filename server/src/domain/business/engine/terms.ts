import type { LineField, Values } from '../../../../../contract/businessFields.ts';
import type { Kind } from './catalogue.ts';
import { mentionsOf } from './facets.ts';

/** A run of characters of a script with spaces between words, or a single character of another script. */
const RUN = /[a-z0-9]+|[\p{L}\p{N}]/gu;
const LATIN = /^[a-z0-9]/;
const CHOSEN = new Set<LineField['type']>(['choice', 'boolean']);
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over code units, as a signed database integer. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash | 0;
}

function piecesOf(run: string, size: number): string[] {
  return Array.from({ length: Math.max(0, run.length - size + 1) }, (_, start) => run.slice(start, start + size));
}

/** Runs of letters and digits, and runs of other scripts, in order of occurrence. */
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

/** Letters and digits in twos and threes, other scripts in ones and twos: every wanted word has a piece among them. */
function written(text: string): string[] {
  return runsOf(text).flatMap(({ run, isLatin }) =>
    isLatin ? [...piecesOf(run, 2), ...piecesOf(run, 3)] : [...piecesOf(run, 1), ...piecesOf(run, 2)],
  );
}

/** Only the longest pieces: whatever contains them contains the shorter ones too. */
function wanted(text: string): string[] {
  return runsOf(text)
    .flatMap(({ run, isLatin }) => piecesOf(run, Math.min(run.length, isLatin ? 3 : 2)))
    .filter((piece) => !/^[a-z0-9]$/.test(piece));
}

const termOf = (tenantId: string, kind: Kind, word: string): number => hashOf(`${tenantId} ${kind.name} ${word}`);
const fieldWord = (field: string, value: string): string => `=${field}=${value}`;

/** The search terms of a record: pieces of its words, and the fields that hold a choice or a reference. */
export function termsOf(tenantId: string, kind: Kind, values: Values, words: string): number[] {
  const chosen = kind.resource.fields.flatMap(({ name, type }) =>
    CHOSEN.has(type) && values[name] !== undefined ? [fieldWord(name, String(values[name]))] : [],
  );
  const named = mentionsOf(kind.resource.fields, values).map(({ name, id }) => fieldWord(name, id));
  const all = [...written(words), ...chosen, ...named];
  return [...new Set(all.map((word) => termOf(tenantId, kind, word)))];
}

/** The search terms that a record with these words must have; none if the words are too short. */
export function wantedTerms(tenantId: string, kind: Kind, keyword: string): number[] {
  return [...new Set(wanted(keyword.toLowerCase()).map((word) => termOf(tenantId, kind, word)))];
}

/** The search term of records whose field has this value. */
export function fieldTerm(tenantId: string, kind: Kind, field: string, value: string): number {
  return termOf(tenantId, kind, fieldWord(field, value));
}
