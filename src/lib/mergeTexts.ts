/** What the fields of a form hold. */
export type FieldTexts<Field extends string> = Readonly<Record<Field, string>>;

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
  const theirs = fields.filter((field) => own[field] === began[field]).map((field) => [field, saved[field]]);
  const values = { ...own, ...Object.fromEntries(theirs) };
  const contested = fields.filter((field) => values[field] !== saved[field] && saved[field] !== began[field]);
  return { values, contested };
}
