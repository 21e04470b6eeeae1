import type { Names } from '../../../contract/businessCalls.ts';
import { TAB_DRAFT_PREFIX } from '../../../contract/businessDrafts.ts';
import type { Text, Values } from '../../../contract/businessFields.ts';
import { CODE } from '../../shared/modules.js';
import type { Offered } from './types.ts';

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

function keep(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is full or not allowed: the page itself still holds everything.
  }
}

function kept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

export const keepDraft = (name: string, draft: Draft): void => keep(name, draft);
// Only this file writes under these names.
export const keptDraft = (name: string): Draft | null => kept(name) as Draft | null;

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // If storage is not allowed, nothing was stored.
  }
}

/** Keeps a text that has not been sent yet, such as an opinion; an empty one is dropped. */
export const keepText = (name: string, text: string): void => (text === '' ? dropDraft(name) : keep(name, text));

/** The text kept under a name; empty if there is none. */
export function keptText(name: string): string {
  const text = kept(name);
  return typeof text === 'string' ? text : '';
}

/** An unsent comment, the colleagues that have been mentioned in it, and why it could not be sent. */
export interface UnsentComment {
  readonly text: string;
  readonly problem: Text | null;
  readonly mentioned: readonly Offered[];
}

/** Keeps a comment that has not been sent yet; an empty one is dropped. */
export const keepComment = (name: string, comment: UnsentComment): void =>
  comment.text === '' ? dropDraft(name) : keep(name, comment);
export const keptComment = (name: string): UnsentComment | null => kept(name) as UnsentComment | null;

/** What is left of a text once `sent` has been sent: what the person has typed since, or everything if it has changed. */
export const unsentOf = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
