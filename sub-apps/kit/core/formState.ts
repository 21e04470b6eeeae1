import type { Names } from '../../../contract/businessCalls.ts';
import type { Field, Text, Values } from '../../../contract/businessFields.ts';
import type { Difference } from './conflict.ts';
import type { Draft } from './drafts.ts';
import type { Beginning } from './inputs.ts';
import type { Offered } from './types.ts';

/** The state of a form. */
export interface FormState {
  readonly values: Values;
  /** Messages by field path. */
  readonly problems: Readonly<Record<string, Text>>;
  readonly isSaving: boolean;
  /** Uploads are in progress: saving waits for them. */
  readonly isReceiving: boolean;
  /** The values are on their way to the server: what is typed now would be lost. */
  readonly isSending: boolean;
  /** A failure that belongs to no field. */
  readonly failure: Text | null;
  /** Set once others have saved first, until the form is saved; empty if there is nothing to choose. */
  readonly conflict: readonly Difference[] | null;
  readonly isDirty: boolean;
  /** An unsaved draft has been restored. */
  readonly isRestored: boolean;
  /** Names of the ids in the values, as far as known. */
  readonly names: Names;
}

/** Why a form was refused, for somebody who no longer sees its fields. */
export const refusalOf = ({ failure, problems }: FormState): Text | undefined => failure ?? Object.values(problems)[0];

/** The initial input of a form. */
export interface Beginnings {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly beginning: Beginning;
  readonly names?: Names | undefined;
  /** The records that its references refer to, by field. */
  readonly chosen?: Readonly<Record<string, Offered>> | undefined;
  /** The id of an existing record: what it holds itself does not count against it. */
  readonly id?: string | undefined;
  /** An unsaved draft to restore, on the version that it was based on. */
  readonly draft?: Draft | null | undefined;
}
