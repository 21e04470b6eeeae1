import { parseJson } from '../../lib/parseJson.ts';

type Reasons = Readonly<Record<string, string>>;

/** The reasons written so far about `subject`, as a text, so that a form can keep them like any other of its fields. */
export const reasonsText = (subject: string, reasons: Reasons): string => JSON.stringify([subject, reasons]);

/** The reasons about `subject` in such a text; none if it is about another one. */
export function reasonsIn(text: string, subject: string): Reasons {
  const value = parseJson(text);
  if (!Array.isArray(value) || value[0] !== subject || typeof value[1] !== 'object' || value[1] === null) return {};
  return Object.fromEntries(Object.entries(value[1]).map(([field, reason]) => [field, String(reason)]));
}
