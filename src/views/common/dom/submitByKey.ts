import type { KeyboardEvent } from 'react';
import { isComposing } from './useDocumentKeys.ts';

/**
 * Submits a form on Ctrl+Enter, or the Mac's command key with Enter, wherever in it the focus is: Enter by itself begins a new
 * line in some fields, and opens a list in others. Keys of a dialog that lies over the form are not its own.
 */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing(nativeEvent)) return;
  if (!(target instanceof Node && form.contains(target))) return;
  event.preventDefault();
  form.requestSubmit();
}
