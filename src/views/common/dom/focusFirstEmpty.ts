import { isFocusFree } from './followFocus.ts';

/**
 * A ref for a form: focuses its first empty field as soon as it is shown, unless the person has put the focus elsewhere.
 */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  if (form === null || !isFocusFree()) return;
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
}
