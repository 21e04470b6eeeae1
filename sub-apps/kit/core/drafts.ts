import type { Names } from '../../../contract/businessCalls.ts';
import { TAB_DRAFT_PREFIX } from '../../../contract/businessDrafts.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { CODE } from '../../shared/modules.js';

/**
 * What was typed and not saved, and on which version it is based; kept by the tab for as long as that is open, under a name
 * such as `member/resource/new`: the id of a member is another one in each company, so that nobody finds what is not theirs.
 */
export interface Draft {
  readonly values: Values;
  readonly base: Values;
  readonly stamp: string | null;
  /** What ids in the values are called. */
  readonly names: Names;
}

const keyOf = (name: string): string => `${TAB_DRAFT_PREFIX}${CODE}-${name}`;

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // No room, or none allowed: the form itself still holds everything.
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
    // Where nothing may be kept, nothing is.
  }
}
