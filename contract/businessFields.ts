import * as z from 'zod/mini';
import { text } from './common.ts';

// The fields of a business application's resources, as data: what a list shows, a form contains and the server checks.

/** An interface text in both languages. */
export type Text = z.infer<typeof text>;

/**
 * What a field holds, and how it is sent:
 * `text`, `longText`, `richText` (cleaned HTML), `phone`, `email` are texts; `number` a number; `money` whole
 * hundredths of the company's currency; `date` `YYYY-MM-DD`; `time` `YYYY-MM-DDTHH:mm:ss` on the company's wall clock;
 * `boolean`; `choice` the value of an option; `person` the id of a member, `department` of a unit; `reference` the id
 * of another record; `files` a list of `{blobName, fileName}`; `lines` a list of objects with the fields in `columns`.
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

/**
 * Shape and colour of a status or an option: `quiet` needs nobody, `waiting` needs somebody, `running` is in progress,
 * `done`, `bad`.
 */
export const tone = z.enum(['quiet', 'waiting', 'running', 'done', 'bad']);
export type Tone = z.infer<typeof tone>;

/**
 * How a value is computed from others of the same record or line: products, sums and differences of fields; the
 * remainder of the first after the second (never below 0); the sum of a column over lines (none for a number if the
 * lines name different things); the number of lines; the days from one date to another, both inclusive, minus half a
 * day for each of `halves` that is true. An empty value counts as 0; money times a number is money.
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
 * What is proposed for a field once a reference is chosen, based on the chosen record. Proposals replace any value in
 * the form that nobody has typed.
 */
export const proposal = z.object({
  /**
   * The field of the chosen record to copy, or whose lines to copy; without it the lines are a single line of the
   * record's own fields.
   */
  from: z.optional(z.string()),
  /** Only the chosen record's value is valid. */
  same: z.optional(z.boolean()),
  /**
   * For lines: the column that each copies, or the remainder of the first after the second. A line with nothing open is
   * omitted.
   */
  columns: z.optional(
    z.record(z.string(), z.union([z.string(), z.object({ open: z.tuple([z.string(), z.string()]) })])),
  ),
  /**
   * Lines may name only what the chosen record's lines name in column `by`, and no more of it than is open in column
   * `open`.
   */
  within: z.optional(z.object({ by: z.string(), open: z.string() })),
});
export type Proposal = z.infer<typeof proposal>;

const column = {
  name: z.string(),
  label: text,
  /** Shown below the field in a form. */
  help: z.optional(text),
  required: z.optional(z.boolean()),
  /**
   * Maximum length of a text; minimum and maximum of a number, in hundredths for money; maximum number of files or
   * lines.
   */
  max: z.optional(z.number()),
  min: z.optional(z.number()),
  /** Decimal places of a number; 0 by default. */
  decimals: z.optional(z.number()),
  /** Shown after a number. */
  unit: z.optional(text),
  /** For a number: the field with the wanted minimum; 0 means no minimum. Lists draw both. */
  least: z.optional(z.string()),
  options: z.optional(z.array(z.object({ value: z.string(), label: text, tone: z.optional(tone) }))),
  /** For a reference: `application/resource`. */
  to: z.optional(z.string()),
  /** For a reference: only records in these statuses are offered. */
  offers: z.optional(z.array(z.string())),
  /** For a reference: what choosing it proposes for other fields; for a column, for others in its line. */
  fills: z.optional(z.record(z.string(), proposal)),
  /**
   * The value in a new record: a constant, today (optionally shifted by days), or the creator. In a step: the value of
   * another field.
   */
  initial: z.optional(
    z.union([
      z.object({ value: z.union([z.string(), z.number(), z.boolean()]) }),
      z.object({ today: z.number() }),
      z.object({ me: z.literal(true) }),
      z.object({ field: z.string() }),
    ]),
  ),
  /** Not editable: it is computed from other fields, or only the server writes it. */
  computed: z.optional(formula),
  readOnly: z.optional(z.boolean()),
  /**
   * Belongs to the steps that ask for it: no form shows it; it is filled in, and required if so marked, only in those
   * steps.
   */
  byStep: z.optional(z.boolean()),
  /** The date or time of that field must not be after this one. */
  notBefore: z.optional(z.string()),
  /** A date may lie at most this many days before and after today; a date that was there before stays valid. */
  near: z.optional(z.object({ before: z.optional(z.number()), after: z.optional(z.number()) })),
  /** Shown and stored only if the other field has one of these values. */
  onlyIf: z.optional(z.object({ field: z.string(), in: z.array(z.union([z.string(), z.boolean()])) })),
  /** Hidden from people without this policy. */
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
  /** For lines: no two may have the same value in this column. */
  distinct: z.optional(z.string()),
  /** For lines: each has an amount above 0 in exactly one of these columns. */
  either: z.optional(z.array(z.string())),
});
export type Field = z.infer<typeof field>;

/** What a record holds, by the names of its fields. */
export const values = z.record(z.string(), z.unknown());
export type Values = z.infer<typeof values>;
