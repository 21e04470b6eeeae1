import type { Resource, StatusEvent, Statuses, TabScope } from '../../../../contract/businessDescription.ts';
import type { Field, FieldType, Text, Tone } from '../../../../contract/businessFields.ts';

// Shorthand for the parts of a description: one line for a field, a status, an event, a tab.

export const text = (zh: string, en: string): Text => ({ zh, en });

/** Required for fields that only the program reads: nobody has this policy. */
export const PROGRAM = 'program';

export const field = (
  name: string,
  type: FieldType,
  zh: string,
  en: string,
  more: Omit<Field, 'name' | 'type' | 'label'> = {},
): Field => ({ name, type, label: { zh, en }, ...more });

/** The item of a line, which fills in its price. */
export const priced = (name: string, zh: string, en: string): Field =>
  field(name, 'reference', zh, en, { required: true, to: 'pdc/product', fills: { price: { from: 'price' } } });

/** Options of a choice: `value: [Chinese, English, tone]`. */
export const options = (
  words: Readonly<Record<string, readonly [zh: string, en: string, tone?: Tone]>>,
): NonNullable<Field['options']> =>
  Object.entries(words).map(([value, [zh, en, tone]]) => ({ value, label: { zh, en }, ...(tone && { tone }) }));

type State = Statuses['states'][string];
export const state = (zh: string, en: string, tone: Tone, more: Omit<State, 'label' | 'tone'> = {}): State => ({
  label: { zh, en },
  tone,
  ...more,
});

export const event = (zh: string, en: string, more: Omit<StatusEvent, 'label'> = {}): StatusEvent => ({
  label: { zh, en },
  ...more,
});

type Tab = NonNullable<Resource['list']['tabs']>[number];
export const tab = (key: string, zh: string, en: string, scope: TabScope, more: Pick<Tab, 'alarming'> = {}): Tab => ({
  key,
  label: { zh, en },
  scope,
  ...more,
});
