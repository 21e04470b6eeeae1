import { type ActionReducerMapBuilder, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { crashed } from './crash.ts';
import { type FormFailure, NO_FAILURE } from './formFailure.ts';
import { defineMachine, move } from './machine.ts';
import { UNEXPECTED } from './message.ts';

/** A form that is sent: one attempt at a time; a refusal is explained at the fields and keeps the typed text. */
export interface Submission<Field extends string> {
  status: 'filling' | 'submitting' | 'refused';
  failure: FormFailure<Field>;
}

export const submissionMachine = defineMachine<Submission<string>['status']>('submission', {
  initial: 'filling',
  any: { left: 'filling' },
  transitions: {
    filling: { submitted: 'submitting', fieldEdited: 'stays' },
    submitting: { succeeded: 'filling', failed: 'refused' },
    refused: { submitted: 'submitting', fieldEdited: 'stays' },
  },
});

export const emptySubmission = (): Submission<never> => ({ status: 'filling', failure: NO_FAILURE });

/**
 * A form that a flow sends, by its events `<flow>/<noun>Submitted`, `…Succeeded`, `…Failed`, `…FieldEdited` and
 * `…Left`. `sagas/calls/submission.ts` performs it. The form's values pass through `submitted` only; tapes and DevTools
 * mask it (DEV-3).
 *
 * @param fields - the fields that the server may refuse separately.
 */
export function defineSubmission<Input, Field extends string>(flow: string, noun: string, fields: readonly Field[]) {
  return {
    flow,
    fields,
    submitted: createAction<Input>(`${flow}/${noun}Submitted`),
    succeeded: createAction(`${flow}/${noun}Succeeded`),
    failed: createAction<FormFailure<Field>>(`${flow}/${noun}Failed`),
    /** The server's message for this field no longer applies. */
    fieldEdited: createAction<Field>(`${flow}/${noun}FieldEdited`),
    /** Another page is shown, or the dialog with the form is closed: the next form has nothing to do with this one. */
    left: createAction(`${flow}/${noun}Left`),
  };
}
export type SubmissionOf<Input, Field extends string> = ReturnType<typeof defineSubmission<Input, Field>>;

/**
 * Lets a slice hold a submission.
 *
 * @param at - the submission in the state, if the state itself is not one.
 */
export function addSubmission<State extends Submission<Field>, Input, Field extends string>(
  builder: ActionReducerMapBuilder<State>,
  submission: SubmissionOf<Input, Field>,
): ActionReducerMapBuilder<State>;
export function addSubmission<State, Input, Field extends string>(
  builder: ActionReducerMapBuilder<State>,
  submission: SubmissionOf<Input, Field>,
  at: (state: State) => Submission<Field>,
): ActionReducerMapBuilder<State>;
export function addSubmission<State, Input, Field extends string>(
  builder: ActionReducerMapBuilder<State>,
  { flow, submitted, succeeded, failed, fieldEdited, left }: SubmissionOf<Input, Field>,
  // The overloads ensure that without `at` the state is a submission.
  at: (state: State) => Submission<Field> = (state) => state as unknown as Submission<Field>,
): ActionReducerMapBuilder<State> {
  // Immer's draft of a state is the state made writable; for a type parameter its type cannot express that.
  const step = (draft: unknown, event: string, failure: FormFailure<Field>) => {
    const state = at(draft as State);
    if (move(submissionMachine, state, event)) state.failure = failure;
  };
  // One matcher, since a slice may hold several submissions, which all fail with the flow. Called after all `addCase`s.
  const crash = crashed(flow);
  const types = new Set<string>([submitted, succeeded, failed, left, fieldEdited, crash].map(({ type }) => type));
  const isOurs = (action: UnknownAction): action is UnknownAction => types.has(action.type);
  builder.addMatcher(isOurs, (state, action) => {
    if (submitted.match(action)) step(state, 'submitted', NO_FAILURE);
    else if (succeeded.match(action)) step(state, 'succeeded', NO_FAILURE);
    else if (failed.match(action)) step(state, 'failed', action.payload);
    else if (crash.match(action)) step(state, 'failed', { ...NO_FAILURE, error: UNEXPECTED });
    else if (left.match(action)) step(state, 'left', NO_FAILURE);
    else if (fieldEdited.match(action)) step(state, 'fieldEdited', without(at(state as State).failure, action.payload));
  });
  return builder;
}

function without<Field extends string>({ fields, error }: FormFailure<Field>, edited: Field): FormFailure<Field> {
  const { [edited]: _edited, ...others } = fields;
  return { fields: others as typeof fields, error };
}
