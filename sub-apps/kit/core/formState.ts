import type { Names } from '../../../contract/businessCalls.ts';
import type { Field, Text, Values } from '../../../contract/businessFields.ts';
import type { Difference } from './conflict.ts';
import type { Draft } from './drafts.ts';
import type { Beginning } from './inputs.ts';
import type { Offered } from './types.ts';

/** How a form stands. */
export interface FormState {
  readonly values: Values;
  /** Sentences by the paths of fields. */
  readonly problems: Readonly<Record<string, Text>>;
  readonly isSaving: boolean;
  /** Files are on their way: saving waits for them. */
  readonly isReceiving: boolean;
  /** What went wrong with no field of its own. */
  readonly failure: Text | null;
  /** Set once others have saved first, until it is saved; empty where there is nothing to choose. */
  readonly conflict: readonly Difference[] | null;
  readonly isDirty: boolean;
  /** What was typed earlier and not saved stands in it again. */
  readonly isRestored: boolean;
  /** What ids in the values are called, as far as it is known. */
  readonly names: Names;
}

/** What a form begins with. */
export interface Beginnings {
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly beginning: Beginning;
  readonly names?: Names | undefined;
  /** The records that its references name, by their fields. */
  readonly chosen?: Readonly<Record<string, Offered>> | undefined;
  /** Of a record that is there: it holds itself what it holds. */
  readonly id?: string | undefined;
  /** What was typed earlier and not saved: it is put back, on the version that it was based on. */
  readonly draft?: Draft | null | undefined;
}
