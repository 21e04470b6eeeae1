import type { SagaGenerator } from '../../effects/effects.ts';
import { type FieldTexts, mergeTexts } from '../../lib/mergeTexts.ts';
import type { Message } from '../../lib/message.ts';
import { isConflict } from '../../services/http/basedOn.ts';
import type { ApiResult } from '../calls/callApi.ts';
import { askConfirmation } from '../waits/askConfirmation.ts';

/** What was saved, and its version (`concurrencyStamp`): null from a backend that sends none. */
export interface Version<Field extends string> {
  readonly values: FieldTexts<Field>;
  readonly stamp: string | null;
}

interface Change<Field extends string, T> {
  /** What the person began with; by default what is known to be saved now. */
  readonly began?: FieldTexts<Field>;
  readonly own: FieldTexts<Field>;
  /** What is known to be saved; null if nothing is. */
  readonly known: () => SagaGenerator<Version<Field> | null>;
  /** Reloads it; false if that is impossible. */
  readonly read: () => SagaGenerator<boolean>;
  /** Sends the values, based on what is known. */
  readonly send: (values: FieldTexts<Field>, known: Version<Field> | null) => SagaGenerator<ApiResult<T> | null>;
  /** The name of a field when a person is asked about it. */
  readonly names: Readonly<Record<Field, Message>>;
  /** How a field's value is shown there; unchanged by default. */
  readonly shown?: (field: Field, value: string) => string;
}

/**
 * Saves a form over a version saved in the meantime (decision 0035): fields that only others have changed keep their
 * values, and the person is asked about each field that both have changed; closing the question takes the saved value.
 * Null as from `send`.
 */
export function* overVersion<Field extends string, T>(change: Change<Field, T>): SagaGenerator<ApiResult<T> | null> {
  let { began, own } = change;
  while (true) {
    const known = yield* change.known();
    if (known) own = yield* settled(change, began ?? known.values, own, known.values);
    const answer = yield* change.send(own, known);
    if (answer === null || answer.ok || !isConflict(answer.error)) return answer;
    if (!(yield* change.read())) return answer;
    // A refusal without a change is not a conflict that can be resolved here.
    if ((yield* change.known())?.stamp === known?.stamp) return answer;
    began = known?.values;
  }
}

/** The values to send: merged, with conflicts resolved by the person. */
function* settled<Field extends string, T>(
  { names, shown = (_field, value) => value }: Change<Field, T>,
  began: FieldTexts<Field>,
  own: FieldTexts<Field>,
  saved: FieldTexts<Field>,
): SagaGenerator<FieldTexts<Field>> {
  const { values, contested } = mergeTexts(began, own, saved);
  let chosen = values;
  for (const field of contested) {
    const params = { saved: shown(field, saved[field]) || '–', own: shown(field, own[field]) || '–' };
    const isOwn = yield* askConfirmation({
      title: names[field],
      question: { key: 'console:changedMeanwhile', params },
      confirm: { key: 'console:keepOwn' },
      decline: { key: 'console:takeSaved' },
    });
    if (!isOwn) chosen = { ...chosen, [field]: saved[field] };
  }
  return chosen;
}
