/** What the fields of a form hold. */
export type FieldTexts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * What counts of a thing that was saved elsewhere while somebody worked on it: their own, or that of the others where only they
 * have changed it; where both have, a person decides. What it `began` with may be unknown.
 */
export function whoseCounts(began: string | undefined, own: string, saved: string): 'own' | 'theirs' | 'contested' {
  if (own === saved || saved === began) return 'own';
  return own === began ? 'theirs' : 'contested';
}

/**
 * Brings a form and what was saved elsewhere meanwhile together: a field that only the others have changed is theirs, any
 * other the form's own. Told are also the fields that both have changed, each to something else: about those a person decides.
 *
 * @param began - what the form began with.
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
