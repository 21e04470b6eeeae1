/** A ref for a form: focuses its first empty field as soon as it is shown, unless something else has the focus. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  if (form === null || document.activeElement !== document.body) return;
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
}
