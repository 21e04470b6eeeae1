/** A ref for a form whose first empty field has the focus as soon as it is shown, unless something else has it. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  if (form === null || document.activeElement !== document.body) return;
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
}
