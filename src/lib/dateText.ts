/** Cached by locale and shape: creating one takes longer than drawing the row that needs it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A wall date `YYYY-MM-DD` in the words of a locale.
 *
 * @param shape - which parts to show, and how long.
 */
export function dateText(date: string, locale: string, shape: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(shape)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(Date.parse(`${date}T00:00:00Z`));
}
