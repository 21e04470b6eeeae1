import type { LineField, Values } from '../../../../../contract/businessFields.ts';
import { formFields, problemsOf } from '../../../../../contract/businessRules.ts';
import { businessError, forbidden } from '../../../errors/apiError.ts';
import { ERROR_CODES } from '../../../errors/codes.ts';
import type { Kind } from './catalogue.ts';
import { changesOf, completeValues, onlyKnown, type Writable } from './clean.ts';
import { type Engine, may, seenFields } from './context.ts';
import type { BusinessDesk } from './definition.ts';
import { finishStep } from './effects.ts';
import { missingOf } from './existence.ts';
import { foreignFiles } from './files.ts';
import { unfittingOf } from './fitting.ts';
import { amend, recordHappening } from './history.ts';
import { initialOf } from './initial.ts';
import { nextNumber } from './numbers.ts';
import { refusal } from './problems.ts';
import type { FullRecord } from './rows.ts';
import { nextOf } from './transitions.ts';
import { insertRecord, updateRecord } from './write.ts';

/**
 * Whether a person performs the step, or the program as a consequence of one; only the latter may write fields that
 * nobody enters.
 */
export type Hand = 'person' | 'program';

const writableBy =
  (engine: Engine, hand: Hand, asked: readonly string[] = []): Writable =>
  (field) =>
    hand === 'program' || (isTyped(field, asked) && may(engine, field.demands));

/** Whether a person enters the field: in a form, or in the dialog of a step that asks for it. */
const isTyped = ({ name, readOnly, byStep }: LineField, asked: readonly string[]): boolean =>
  asked.includes(name) || (!readOnly && !byStep);

/** Checks the resulting values; 400 with each problem at its field. */
async function demandSound(
  engine: Engine,
  desk: BusinessDesk,
  kind: Kind,
  values: Values,
  known: { readonly record?: FullRecord; readonly fields?: readonly string[]; readonly hand?: Hand } = {},
): Promise<Values> {
  const { resource, behaviour } = kind;
  const looked = known.fields
    ? // Fields that a step asks for are filled in during it, even if nobody enters them otherwise.
      resource.fields.filter(({ name }) => known.fields?.includes(name)).map((one) => ({ ...one, readOnly: false }))
    : seenFields(engine, formFields(resource.fields));
  const now = { today: engine.work.wall.slice(0, 10), before: known.record?.values ?? {} };
  const wrong = problemsOf(looked, values, known.hand === 'person' ? now : undefined);
  if (wrong.length > 0) throw refusal(resource.fields, wrong);
  const whole = completeValues(resource.fields, values);
  const missing = [
    ...(await missingOf(engine, resource.fields, whole, known.record?.values)),
    ...(await foreignFiles(engine, kind, whole, known.record?.id)),
  ];
  if (missing.length > 0) throw refusal(resource.fields, missing);
  // A step does not change anything taken from others: its effect checks that.
  const isForm = known.hand === 'person' && !known.fields;
  const unfitting = isForm ? await unfittingOf(engine, kind, whole, known.record?.id) : [];
  if (unfitting.length > 0) throw refusal(resource.fields, unfitting);
  await behaviour.check?.(desk, whole);
  return whole;
}

/** Whether records of a kind may be created by hand. */
export const isCreatable = (engine: Engine, { resource }: Kind): boolean =>
  resource.allows?.create !== false && may(engine, resource.demands);

/** Creates a record; values that were not sent start as the description says. */
export async function createStep(
  engine: Engine,
  desk: BusinessDesk,
  kind: Kind,
  sent: Values,
  hand: Hand,
): Promise<FullRecord> {
  const { resource } = kind;
  if (hand === 'person' && !isCreatable(engine, kind)) throw forbidden();
  const given = onlyKnown(resource.fields, sent, writableBy(engine, hand));
  const begun = { ...initialOf(engine, resource.fields), ...given };
  const values = await demandSound(engine, desk, kind, begun, { hand });
  const number = resource.prefix ? await nextNumber(engine, resource.prefix) : null;
  const made = await insertRecord(engine, kind, { values, number });
  const entry = await recordHappening(engine, made.id, { kind: 'created', to: made.status });
  return finishStep(engine, desk, kind, { before: undefined, after: made, event: 'created' }, (changes) =>
    amend(engine, entry, { ...changes, changes: [] }),
  );
}

const frozen = () =>
  businessError(ERROR_CODES.recordFrozen, {
    en: 'In this status the record can no longer be changed.',
    zh: '该状态下的记录不可修改。',
  });

/** Whether the fields of a record may be changed by hand. */
export function isChangeable(engine: Engine, { resource }: Kind, { status }: FullRecord): boolean {
  if (resource.allows?.change === false || !may(engine, resource.demands)) return false;
  return status === null || resource.statuses?.states[status]?.frozen !== true;
}

/** Changes a locked record; null removes a value. Does nothing if nothing differs. */
export async function changeStep(
  engine: Engine,
  desk: BusinessDesk,
  kind: Kind,
  before: FullRecord,
  sent: Values,
  hand: Hand,
): Promise<FullRecord> {
  const { resource } = kind;
  if (hand === 'person' && !isChangeable(engine, kind, before)) {
    if (resource.allows?.change === false || !may(engine, resource.demands)) throw forbidden();
    throw frozen();
  }
  const given = onlyKnown(resource.fields, sent, writableBy(engine, hand));
  const values = await demandSound(engine, desk, kind, { ...before.values, ...given }, { record: before, hand });
  const changes = changesOf(resource.fields, before.values, values);
  if (changes.length === 0) return before;
  const after = await updateRecord(engine, kind, before, { values, status: before.status });
  const entry = await recordHappening(engine, after.id, { kind: 'changed', changes });
  return finishStep(engine, desk, kind, { before, after, event: 'changed' }, (more) => amend(engine, entry, more));
}

/** Performs an event on a locked record, with the fields that it asks for. */
export async function moveStep(
  engine: Engine,
  desk: BusinessDesk,
  kind: Kind,
  before: FullRecord,
  { event, values: sent = {} }: { readonly event: string; readonly values?: Values | undefined },
  hand: Hand,
): Promise<FullRecord> {
  const { resource } = kind;
  const { said, targets } = nextOf(engine, kind, before, event, hand);
  const asked = said.asks ?? [];
  const fields = hand === 'person' ? resource.fields.filter(({ name }) => asked.includes(name)) : resource.fields;
  const given = onlyKnown(fields, sent, writableBy(engine, hand, asked));
  const merged = { ...before.values, ...given };
  const values = await demandSound(engine, desk, kind, merged, {
    record: before,
    hand,
    fields: hand === 'person' ? asked : Object.keys(given),
  });
  const [only] = targets;
  const status = targets.length === 1 && only !== undefined ? only : before.status;
  const after = await updateRecord(engine, kind, before, { values, status });
  const changes = changesOf(resource.fields, before.values, values);
  const happening = { kind: 'moved', event, from: before.status } as const;
  const entry = await recordHappening(engine, after.id, { ...happening, to: status, changes });
  return finishStep(engine, desk, kind, { before, after, event, targets }, (more) => amend(engine, entry, more));
}
