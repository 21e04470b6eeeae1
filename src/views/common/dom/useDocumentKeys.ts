import { useEffect, useRef } from 'react';

/** What Safari and older browsers report instead of the key while an input method is composing. */
const PROCESS_KEY = 229;

/**
 * Whether a key belongs to the input method, which is composing a word with it: nothing else may use it, above all not
 * Escape and Enter.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === PROCESS_KEY;

/** Elements whose keys belong to the focused field or control. */
const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null;
const isPressed = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

/** Whether a dialog lies over the page; the keys are then the dialog's. */
const isBehindDialog = () => document.getElementById('root')?.inert === true;

/**
 * Keys of a whole page, by name: lower case for a letter, `Ctrl+` for one with that key or the Mac's command key.
 * Ignores keys without a modifier that are typed into a field, and the space bar on a button.
 */
export function useDocumentKeys(keys: Readonly<Record<string, () => void>>): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasControl = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || event.altKey || isComposing(event) || isBehindDialog()) return;
      if (!hasControl && isTypedInto(event.target)) return;
      if ((event.key === ' ' || event.key === 'Enter') && isPressed(event.target)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = newest.current[hasControl ? `Ctrl+${key}` : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
