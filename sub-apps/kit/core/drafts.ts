import type { Names } from '../../../contract/businessCalls.ts';
import { TAB_DRAFT_PREFIX } from '../../../contract/businessDrafts.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { CODE } from '../../shared/modules.js';

/**
 * Unsaved input, and the version it is based on; kept for the lifetime of the tab, under a name such as
 * `member/resource/new`: a member has a different id in each company, so nobody finds what is not theirs.
 */
export interface Draft {
  readonly values: Values;
  readonly base: Values;
  readonly stamp: string | null;
  /** Names of the ids in the values. */
  readonly names: Names;
}

const keyOf = (name: string): string => `${TAB_DRAFT_PREFIX}${CODE}-${name}`;

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is full or not allowed: the form itself still holds everything.
  }
}

export function keptDraft(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // If storage is not allowed, nothing was stored.
  }
}
