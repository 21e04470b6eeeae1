/** What the fields of a form hold. */
export type FieldTexts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * Which value counts for a field saved elsewhere while somebody edited it: their own, or the saved one if only others
 * have changed it; if both have, a person decides. The value it `began` with may be unknown.
 */
export function whoseCounts(began: string | undefined, own: string, saved: string): 'own' | 'theirs' | 'contested' {
  if (own === saved || saved === began) return 'own';
  return own === began ? 'theirs' : 'contested';
}

/**
 * Merges a form with a version saved elsewhere in the meantime: a field that only others have changed takes their
 * value, any other the form's own. Also returns the fields that both have changed to different values: a person decides
 * about those.
 *
 * @param began - the form's initial values.
 */
export function mergeTexts<Field extends string>(
  began: FieldTexts<Field>,
  own: FieldTexts<Field>,
  saved: FieldTexts<Field>,
): { readonly values: FieldTexts<Field>; readonly contested: readonly Field[] } {
  // The keys of a record of fields are its fields.
  const fields = Object.keys(own) as Field[];
  const of = (side: string) => fields.filter((field) => whoseCounts(began[field], own[field], saved[field]) === side);
  const theirs = Object.fromEntries(of('theirs').map((field) => [field, saved[field]]));
  return { values: { ...own, ...theirs }, contested: of('contested') };
}
