import { useEffect, useRef } from 'react';

/** What Safari and older browsers say instead of the key while an input method has it. */
const PROCESS_KEY = 229;

/** Whether a key belongs to the input method, which composes a word with it: to nobody else, above all not Escape and Enter. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === PROCESS_KEY;

/** Where a key belongs to the field or the control that has the focus. */
const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null;
const isPressed = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

/** Whether a dialog lies over the page, whose keys they are then. */
const isBehindDialog = () => document.getElementById('root')?.inert === true;

/**
 * Keys of a whole page, by their names: of a letter its small one, after `Ctrl+` with that key or the Mac's command key.
 * Those of no modifier that are typed into a field, and the space bar of a button, are left alone.
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
