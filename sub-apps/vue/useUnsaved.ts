import { onBeforeUnmount, watchEffect } from 'vue';
import { dropDraft } from '../kit/core/drafts.ts';
import { bridge, sayDirty } from '../shared/portal.js';

/**
 * Tells the portal while a form or dialog has unsaved input.
 *
 * @param draftName - its draft, deleted as soon as the person discards the input when the portal asks.
 */
export function useUnsaved(isUnsaved: () => boolean, draftName?: string): void {
  const who = {};
  watchEffect(() => sayDirty(who, isUnsaved()));
  const ends = draftName === undefined ? undefined : bridge?.on('discard', () => dropDraft(draftName));
  onBeforeUnmount(() => {
    ends?.();
    sayDirty(who, false);
  });
}
