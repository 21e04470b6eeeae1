import type { KeyboardEvent } from 'react';
import { isComposing } from './useDocumentKeys.ts';

/**
 * Submits a form on Ctrl+Enter, or the Mac's command key with Enter, wherever the focus is in it: Enter alone starts a
 * new line in some fields, and opens a list in others. Ignores keys of a dialog above the form.
 */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing(nativeEvent)) return;
  if (!(target instanceof Node && form.contains(target))) return;
  event.preventDefault();
  form.requestSubmit();
}
