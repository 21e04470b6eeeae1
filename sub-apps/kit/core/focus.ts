import type { Form } from './form.ts';

/**
 * Where what had the focus went with the page that it stood on, the area of the page takes it: the next Tab leads into what
 * is new. Somebody who is elsewhere in the portal stays there.
 */
export function catchFocus(): void {
  const { activeElement, body } = document;
  if (!document.hasFocus() || (activeElement !== null && activeElement !== body)) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The `id` of the area of the page, to which the first stop of the keyboard leads. */
export const CONTENT_ID = 'content';

/** Past the menu to the page; the address of the frame stays as it is. */
export function skipToContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.querySelector('main')?.focus();
}

/** Leads to the first field that something is wrong with. */
export function showFirstProblem(form: Form, within: ParentNode): void {
  const wrong = new Set(Object.keys(form.get().problems));
  const first = [...within.querySelectorAll<HTMLElement>('[data-path]')].find((one) =>
    wrong.has(one.dataset['path'] ?? ''),
  );
  const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('button') : first;
  control?.focus();
}
