import * as z from 'zod/mini';
import { text } from './common.ts';

// The fields of a business application's resources, as data: what a list shows, a form asks and a server checks.

/** A word of the interface in both languages. */
export type Text = z.infer<typeof text>;

/**
 * What a field holds, and as what it travels:
 * `text`, `longText`, `richText` (cleaned HTML), `phone`, `email` are texts; `number` a number; `money` whole hundredths of the
 * company's currency; `date` `YYYY-MM-DD`; `time` `YYYY-MM-DDTHH:mm:ss` on the company's wall clock; `boolean`; `choice` the
 * value of an option; `person` the id of a member, `department` of a unit; `reference` the id of another record; `files` a list
 * of `{blobName, fileName}`; `lines` a list of objects with the fields in `columns`.
 */
export const FIELD_TYPES = [
  'text',
  'longText',
  'richText',
  'phone',
  'email',
  'number',
  'money',
  'date',
  'time',
  'boolean',
  'choice',
  'person',
  'department',
  'reference',
  'files',
  'lines',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Shape and colour of a status or an option: `quiet` needs nobody, `waiting` somebody, `running` is under way, `done`, `bad`. */
export const tone = z.enum(['quiet', 'waiting', 'running', 'done', 'bad']);
export type Tone = z.infer<typeof tone>;

/**
 * How a value follows from others of the same record or line: products, sums and differences of fields, how much of the first the
 * second has not used up (never below 0), the sum of a column over lines (of a number nothing where the lines name different things), how many lines there are, the days from one date to another with both counted and half a day less for each of `halves` that is true. An empty value counts as 0; money times a number is money.
 */
export const formula = z.union([
  z.object({ multiply: z.array(z.string()) }),
  z.object({ add: z.array(z.string()) }),
  z.object({ subtract: z.tuple([z.string(), z.string()]) }),
  z.object({ open: z.tuple([z.string(), z.string()]) }),
  z.object({ days: z.object({ from: z.string(), to: z.string(), halves: z.array(z.string()) }) }),
  z.object({ countOf: z.string() }),
  z.object({ sumOf: z.object({ lines: z.string(), column: z.string() }) }),
]);
export type Formula = z.infer<typeof formula>;

/**
 * What is proposed for a field once a reference is chosen, by what the chosen record holds. Proposals take the place of whatever
 * nobody has typed in the form.
 */
export const proposal = z.object({
  /** The field of the chosen record that is taken over, or whose lines are; without it lines are one line of its own fields. */
  from: z.optional(z.string()),
  /** Nothing but what the chosen record holds is right. */
  same: z.optional(z.boolean()),
  /**
   * Of lines: the column that each takes over, or how much of the first the second has not used up. A line that has nothing
   * open is left out.
   */
  columns: z.optional(
    z.record(z.string(), z.union([z.string(), z.object({ open: z.tuple([z.string(), z.string()]) })])),
  ),
  /** Lines name only what the lines of the chosen record do in column `by`, and no more of it than is open in column `open`. */
  within: z.optional(z.object({ by: z.string(), open: z.string() })),
});
export type Proposal = z.infer<typeof proposal>;

const column = {
  name: z.string(),
  label: text,
  /** Said below the field in a form. */
  help: z.optional(text),
  required: z.optional(z.boolean()),
  /** Greatest length of a text; smallest and greatest number, hundredths for money; most files or lines. */
  max: z.optional(z.number()),
  min: z.optional(z.number()),
  /** Digits behind the point of a number; 0 unless said. */
  decimals: z.optional(z.number()),
  /** Written behind a number. */
  unit: z.optional(text),
  /** Of a number: the field that says how much there should be at least; nothing is wanted where that is 0. Lists draw both. */
  least: z.optional(z.string()),
  options: z.optional(z.array(z.object({ value: z.string(), label: text, tone: z.optional(tone) }))),
  /** Of a reference: `application/resource`. */
  to: z.optional(z.string()),
  /** Of a reference: only records in these statuses are offered. */
  offers: z.optional(z.array(z.string())),
  /** Of a reference: what choosing it proposes for other fields; of a column for others of its line. */
  fills: z.optional(z.record(z.string(), proposal)),
  /** The value of a new record: a constant, today (also moved by days), or who creates it. Of a step: what another field holds. */
  initial: z.optional(
    z.union([
      z.object({ value: z.union([z.string(), z.number(), z.boolean()]) }),
      z.object({ today: z.number() }),
      z.object({ me: z.literal(true) }),
      z.object({ field: z.string() }),
    ]),
  ),
  /** Nobody types it: it follows from others, or only the server writes it. */
  computed: z.optional(formula),
  readOnly: z.optional(z.boolean()),
  /** Belongs to the steps that ask for it: no form shows it, and only there it is filled in and, if so said, required. */
  byStep: z.optional(z.boolean()),
  /** The date or time of that field must not be after this one. */
  notBefore: z.optional(z.string()),
  /** A date lies at most so many days before today, and so many after it; one that was there before stays right. */
  near: z.optional(z.object({ before: z.optional(z.number()), after: z.optional(z.number()) })),
  /** Asked and kept only where the other field has one of these values. */
  onlyIf: z.optional(z.object({ field: z.string(), in: z.array(z.union([z.string(), z.boolean()])) })),
  /** Hidden from whoever has not this policy. */
  demands: z.optional(z.string()),
};
const columnType = z.enum(FIELD_TYPES);

/** A column of lines: a field that holds no lines itself. */
export const lineField = z.object({ ...column, type: columnType });
export type LineField = z.infer<typeof lineField>;
export const field = z.object({
  ...column,
  type: columnType,
  columns: z.optional(z.array(lineField)),
  /** Of lines: no two have the same in this column. */
  distinct: z.optional(z.string()),
  /** Of lines: each has an amount above 0 in exactly one of these columns. */
  either: z.optional(z.array(z.string())),
});
export type Field = z.infer<typeof field>;

/** What a record holds, by the names of its fields. */
export const values = z.record(z.string(), z.unknown());
export type Values = z.infer<typeof values>;
