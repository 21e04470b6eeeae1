import { useEffect, useState } from 'react';
import { bridge, sayDirty } from '../shared/portal.js';
import { dropDraft } from './core/drafts.ts';

/**
 * Tells the portal while a form or dialog has unsaved input.
 *
 * @param draftName - its draft, deleted as soon as the person discards the input when the portal asks.
 */
export function useUnsaved(isUnsaved: boolean, draftName?: string): void {
  const [who] = useState(() => ({}));
  useEffect(() => {
    sayDirty(who, isUnsaved);
    return () => sayDirty(who, false);
  }, [who, isUnsaved]);
  useEffect(() => {
    if (draftName !== undefined) return bridge?.on('discard', () => dropDraft(draftName));
  }, [draftName]);
}
