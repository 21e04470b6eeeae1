import { blake2s } from '@noble/hashes/blake2.js';
import { APPLICATIONS } from '../constants/applications.ts';
import { NOTIFICATION_MODULES } from '../constants/modules.ts';
import { PATHS } from '../constants/paths.ts';
import { PROGRAM_WORDS, SECRET } from '../constants/shownFields.ts';
import type { IsHidden } from './digest.ts';
import { hashTo53 } from './hash.ts';
import { hiddenAsWritten, namingOf } from './naming.ts';
import type { Pen } from './pen.ts';
import { isPhone, isPhoneLike, isStandIn, standInOf } from './standIn.ts';
import { inParts } from './textParts.ts';

/** Changes with the lists of names: tapes made with different lists cannot be compared. */
export const MASK_LIST = 1;

export interface MaskOptions {
  /** Whether people's own texts and names may be read. */
  readonly texts: boolean;
  /**
   * Thirty-two bytes that nobody else knows, new for each segment: codes and phone numbers are few enough to
   * brute-force.
   */
  readonly key: Uint8Array;
}

/** Hides the values of one segment, each text under one stand-in, so that equal texts stay equal. */
export interface Mask {
  /**
   * Writes what came from outside: the first occurrence of a text decides whether it is shown or hidden from then on,
   * whatever its field.
   */
  readonly heard: (numberOf: Pen['numberOf']) => Pen;
  /** Writes what the program says, which decides nothing. */
  readonly said: (numberOf: Pen['numberOf']) => Pen;
  /** Writes the state that a test begins with, which belongs to the program apart from its secrets. */
  readonly given: Pen;
  /** Whether a text of the live state counts only as present. */
  readonly isHidden: IsHidden;
  /** The same for what was written: a replay has nothing else. */
  readonly isHiddenAsWritten: IsHidden;
}

const encoder = new TextEncoder();
/** More texts than the lists of one page have. */
const MOST_STAND_INS = 4_000;
const DATE = /^\d{4}-\d{2}(-\d{2})?([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const TIME = /^\d{2}:\d{2}(:\d{2})?$/;
const RANDOM = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;
/**
 * Dates and random ids reveal nothing about anybody, and the program computes some of its own; the same goes for single
 * letters.
 */
const isOpen = (text: string) => text.length === 1 || DATE.test(text) || TIME.test(text) || RANDOM.test(text);
/** `Atrium:NameTaken`, `TIMEOUT`, `basic`: words of the contract, in a field that otherwise holds secrets. */
const isWordAsCode = (text: string, name: string) => name === 'code' && /^[A-Za-z]+([.:_][A-Za-z]+)*$/.test(text);
/** What paths are made of, and other words by which the program tells cases apart. */
const openWords = () => [
  ...PROGRAM_WORDS,
  ...NOTIFICATION_MODULES,
  ...APPLICATIONS.map(({ module }) => module),
  ...Object.values(PATHS).flatMap((path) => path.split('/').slice(1)),
];

export function createMask({ texts, key }: MaskOptions): Mask {
  /**
   * Whether a text from outside is shown, by a number derived from it: no text is kept, and only a little per text, for
   * a whole day.
   */
  const shown = new Map<number, boolean>();
  /** The most recent ones, since the same ones recur; any other is made again when needed. */
  const standIns = new Map<number, string>();
  const numberOf = hashTo53(key);

  function renamed(text: string): string {
    const number = numberOf(text);
    const before = standIns.get(number);
    if (before !== undefined) return before;
    const hash = blake2s(encoder.encode(text), { key, dkLen: 8 });
    const bits = hash.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    const standIn = standInOf(text, bits);
    standIns.set(number, standIn);
    const [oldest] = standIns.keys();
    if (standIns.size > MOST_STAND_INS && oldest !== undefined) standIns.delete(oldest);
    return standIn;
  }
  for (const word of openWords()) shown.set(numberOf(word), true);

  /** One part of a text that has no parts. */
  function part(text: string, name: string, decides: boolean): string {
    const naming = namingOf(name, texts);
    if (naming === 'vocabulary' || isWordAsCode(text, name)) return text;
    const number = numberOf(text);
    const before = shown.get(number);
    const isShown =
      before ?? (!isStandIn(text) && !isPhone(text) && (naming === 'shown' || (naming !== 'secret' && isOpen(text))));
    if (decides && before === undefined) shown.set(number, isShown);
    return isShown && naming !== 'secret' ? text : renamed(text);
  }
  const masked = (text: string, name: string, decides: boolean) =>
    inParts(text, name, (piece, named) => part(piece, named, decides));

  const phone = (value: number) => (isPhoneLike(String(value)) ? Number(renamed(String(value))) : value);
  const hiddenByName = hiddenAsWritten(texts);
  const pen = (numberOf: Pen['numberOf'], text: Pen['text']): Pen => ({
    numberOf,
    text,
    number: phone,
    key: (name) => (isPhoneLike(name) ? renamed(name) : name),
  });
  return {
    heard: (numberOf) => pen(numberOf, (text, name) => masked(text, name, true)),
    said: (numberOf) => pen(numberOf, (text, name) => masked(text, name, false)),
    given: pen(
      () => undefined,
      (text, name) => masked(text, SECRET.test(name) ? name : 'id', true),
    ),
    isHidden: (text, name) => hiddenByName(text, name) || masked(text, name, false) !== text,
    isHiddenAsWritten: hiddenByName,
  };
}
