import { useLayoutEffect } from 'react';
import { focusFirstEmpty } from './focusFirstEmpty.ts';

/** The element with the page that the backend rendered (`server/src/web`). */
const FIRST_ANSWER = 'first-answer';

/**
 * Removes the backend's drawing of the page in the same frame in which the portal's own appears.
 *
 * @param isReady - whether the portal now shows the same, or a page that the backend has not drawn.
 */
export function useFirstAnswer(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) document.getElementById(FIRST_ANSWER)?.remove();
  }, [isReady]);
}

/**
 * The same for a drawn form: what has been typed carries over to the portal's own form, with the cursor where it was. A
 * press is repeated, even one that has not been released yet, and a form that has been sent is sent.
 */
export function useFirstForm(): void {
  useLayoutEffect(() => {
    const drawing = document.getElementById(FIRST_ANSWER);
    if (drawing === null) return;
    const { activeElement } = document;
    const fields = [...drawing.querySelectorAll('input')].filter(
      (field) => field.name !== '' && field.type !== 'radio',
    );
    const { sent, pressed, held } = drawing.dataset;
    drawing.remove();
    if (held !== undefined) pressWhenReleased(held);
    const form = document.querySelector<HTMLFormElement>('main form');
    if (form === null) return;
    for (const field of fields) goOn(field, fieldLike(field, form));
    const active = fields.find((field) => field === activeElement);
    const goesOnIn = active && fieldLike(active, form);
    if (goesOnIn) goesOnIn.focus({ preventScroll: true });
    else focusFirstEmpty(form);
    // Once the typed text is in the state.
    queueMicrotask(() => {
      if (goesOnIn && active.selectionStart !== null)
        goesOnIn.setSelectionRange(active.selectionStart, active.selectionEnd);
      if (pressed !== undefined) pressAgain(pressed);
      else if (sent !== undefined) form.requestSubmit();
    });
  }, []);
}

function fieldLike(field: HTMLInputElement, form: HTMLFormElement): HTMLInputElement | null {
  const found = form.elements.namedItem(field.name);
  return found instanceof HTMLInputElement ? found : null;
}

function goOn(from: HTMLInputElement, to: HTMLInputElement | null): void {
  if (to === null) return;
  if (from.checked !== from.defaultChecked && to.checked !== from.checked) to.click();
  if (from.value === from.defaultValue) return;
  // As a keystroke would: React watches the field's own setter to detect changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressAgain(words: string): void {
  const buttons = document.querySelectorAll<HTMLElement>('main :is(button, label)');
  [...buttons].find(({ textContent }) => textContent === words)?.click();
}

/** What ends a press; another press is a separate one. */
const ENDS = ['pointerup', 'pointercancel', 'pointerdown'];

/** The browser fires no click for a press that began in the drawing, because the pressed element is gone. */
function pressWhenReleased(words: string): void {
  const end = ({ type, target }: Event) => {
    for (const each of ENDS) removeEventListener(each, end);
    const released = target instanceof Element ? target.closest<HTMLElement>('a, button, label') : null;
    if (type === 'pointerup' && released?.textContent === words) released.click();
  };
  for (const each of ENDS) addEventListener(each, end);
}
