import { REFERENCES, SECRET, VOCABULARY } from '../../src/constants/shownFields.ts';
import { fits, plainLeaf, type Sampling, type Schema } from '../services/support/sampleOf.ts';

/** A unique value, planted in one field. */
export interface Canary {
  /** The text to search for. */
  readonly mark: string;
  /** The field it was planted in. */
  readonly name: string;
  readonly where: string;
  /** A number that looks like a phone number: hidden, whatever the field's name. */
  readonly isPhone: boolean;
}

/** Candidate texts around a mark; a field gets the first that it accepts: a word, texts of a fixed format, and a path. */
const FORMS: readonly ((n: string) => readonly [text: string, mark: string])[] = [
  (n) => same(`canary${n}x`),
  phoneOf,
  (n) => same(`Canary-${n}!`),
  (n) => same(`9${n}`),
  (n) => same(`11010519491${n.padStart(6, '0')}X`),
  (n) => same(`91310000MA${n.padStart(7, '0')}X`),
  (n) => [`canary${n}@example.com`, `canary${n}@`],
  (n) => [`/canary${n}x`, `canary${n}x`],
];
/** Patterns that match every mark, also inside a longer text. */
const MARKS = [
  /canary\d{5}[x@]/g,
  /Canary-\d{5}!/g,
  /(?<!\d)139\d{8}(?!\d)/g,
  /(?<!\d)9\d{5}(?!\d)/g,
  /11010519491\d{6}X/g,
  /91310000MA\d{7}X/g,
];
const same = (text: string) => [text, text] as const;
function phoneOf(n: string) {
  return same(`139${n.padStart(8, '0')}`);
}

const FIRST_PHONE = 13_900_000_000;

/** Plants a canary in each field, and records it. */
export class Canaries {
  readonly all: Canary[] = [];

  /** A text for a field. */
  text(name: string, where: string): string {
    return this.#planted(name, where, () => true) ?? '';
  }

  /** A phone number as text. */
  phoneText(name: string, where: string): string {
    return this.#planted(name, where, (text) => /^\d+$/.test(text)) ?? '';
  }

  /** A number that looks like a phone number. */
  phone(name: string, where: string): number {
    const phone = FIRST_PHONE + this.all.length;
    this.all.push({ mark: String(phone), name, where, isPhone: true });
    return phone;
  }

  /** Fills the sample of a schema with canaries. */
  sampling(where: string, way = 0): Sampling {
    return { way, leafOf: (schema, name) => this.#leaf(schema, name, where) };
  }

  #leaf(schema: Schema, name: string, where: string): unknown {
    const text = this.#planted(name, where, (value) => fits(schema, value));
    if (text !== undefined) return text;
    const plain = plainLeaf(schema);
    // Only a day, a time, an amount, a flag or a number is left: nothing personal.
    if (typeof plain === 'string' && /^[a-z]/i.test(plain)) throw new Error(`no canary for ${name} in ${where}`);
    return typeof plain === 'number' && fits(schema, FIRST_PHONE) ? this.phone(name, where) : plain;
  }

  #planted(name: string, where: string, takes: (text: string) => boolean): string | undefined {
    const n = String(this.all.length).padStart(5, '0');
    const [text, mark] = FORMS.map((form) => form(n)).find(([each]) => takes(each)) ?? [];
    if (text !== undefined && mark !== undefined) this.all.push({ mark, name, where, isPhone: false });
    return text;
  }
}

/** Whether the name of its field allows a text to be shown, according to the lists themselves. */
export function isShown({ name, isPhone }: Canary): boolean {
  const among = (list: ReadonlySet<string>) => list.has(name) || list.has(name.slice(name.lastIndexOf('/') + 1));
  return !isPhone && (among(VOCABULARY) || (among(REFERENCES) && !SECRET.test(name)));
}

/** The canaries whose marks occur in a text. */
export const foundIn = (text: string, canaries: readonly Canary[]): Canary[] => {
  const marks = new Set(MARKS.flatMap((pattern) => text.match(pattern) ?? []));
  return canaries.filter(({ mark }) => marks.has(mark));
};
