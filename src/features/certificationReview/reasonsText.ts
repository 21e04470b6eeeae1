import { parseJson } from '../../lib/parseJson.ts';

type Reasons = Readonly<Record<string, string>>;

/** Serialises the reasons written so far about `subject`, so that a form can keep them like any other field. */
export const reasonsText = (subject: string, reasons: Reasons): string => JSON.stringify([subject, reasons]);

/** The reasons about `subject` in such a string; none if it is about another subject. */
export function reasonsIn(text: string, subject: string): Reasons {
  const value = parseJson(text);
  if (!Array.isArray(value) || value[0] !== subject || typeof value[1] !== 'object' || value[1] === null) return {};
  return Object.fromEntries(Object.entries(value[1]).map(([field, reason]) => [field, String(reason)]));
}
