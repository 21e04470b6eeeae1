import { keptFocus } from '../../shared/focus.js';
import type { Form } from './form.ts';

/**
 * If the focused element disappeared with its page, moves the focus to the page area: the next Tab then leads into the
 * new content. Leaves the focus alone if it is elsewhere in the portal.
 */
export function catchFocus(): void {
  const { activeElement, body } = document;
  if (!document.hasFocus() || (activeElement !== null && activeElement !== body)) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The `id` of the page area, the target of the skip link. */
export const CONTENT_ID = 'content';

/** Skips the menu; the frame's address does not change. */
export function skipToContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.querySelector('main')?.focus();
}

/**
 * Saves a form, whose fields are inert meanwhile. If it is refused, the focus moves to the first invalid field, else
 * back to where it was.
 *
 * @param within - the element of the form, while it is shown.
 * @returns whether it was saved.
 */
export async function saveForm(
  form: Form,
  within: () => ParentNode | null | undefined,
  ...[send, reread]: Parameters<Form['save']>
): Promise<boolean> {
  let giveBack = () => {};
  const isSaved = await form.save((values) => {
    giveBack = keptFocus();
    return send(values);
  }, reread);
  if (isSaved) return true;
  const place = within();
  if (place) showFirstProblem(form, place);
  giveBack();
  return false;
}

/** Moves the focus to the first invalid field. */
function showFirstProblem(form: Form, within: ParentNode): void {
  const wrong = new Set(Object.keys(form.get().problems));
  const first = [...within.querySelectorAll<HTMLElement>('[data-path]')].find((one) =>
    wrong.has(one.dataset['path'] ?? ''),
  );
  const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('button') : first;
  control?.focus();
}
