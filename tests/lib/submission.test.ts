import { createSlice } from '@reduxjs/toolkit';
import {
  addSubmission,
  defineSubmission,
  emptySubmission,
  type Submission,
  submissionMachine,
} from '../../src/lib/submission.ts';
import { exhaust } from '../support/exhaust.ts';

type Field = 'name' | 'code';
const form = defineSubmission<string, Field>('submission', '', ['name', 'code']);
const reducer = createSlice({
  name: 'submission',
  initialState: (): Submission<Field> => emptySubmission(),
  reducers: {},
  extraReducers: (builder) => void addSubmission(builder, form),
}).reducer;
const failure = { fields: { name: { text: 'Taken' }, code: { text: 'Wrong' } }, error: { text: 'Refused' } };
const refused = [form.submitted('x'), form.failed(failure)];
type Event = Parameters<typeof reducer>[1];
const play = (...events: Event[]) => events.reduce<Submission<Field> | undefined>(reducer, undefined);

describe('the life of a submission', () => {
  /** The table has the events without the noun of a form. */
  const events = {
    submitted: form.submitted('x'),
    succeeded: form.succeeded(),
    failed: form.failed(failure),
    fieldEdited: form.fieldEdited('name'),
    left: form.left(),
  };
  const samples = Object.keys(events).map((event) => [event, [{ type: `submission/${event}` }]]);
  const byTable = (state: Submission<Field> | undefined, { type }: { type: string }) => {
    const [, real] = Object.entries(events).find(([event]) => type === `submission/${event}`) ?? [];
    return reducer(state, real ?? { type });
  };
  exhaust(submissionMachine, byTable, Object.fromEntries(samples));
});

it('a form’s events are named after its flow and noun', () => {
  const { submitted, succeeded, failed, fieldEdited, left } = defineSubmission('register', 'account', []);
  expect([submitted, succeeded, failed, fieldEdited, left].map(({ type }) => type)).toEqual([
    'register/accountSubmitted',
    'register/accountSucceeded',
    'register/accountFailed',
    'register/accountFieldEdited',
    'register/accountLeft',
  ]);
});

it('allows one attempt at a time and ignores a second', () => {
  const sending = play(form.submitted('x'));
  expect(sending).toEqual({ status: 'submitting', failure: { fields: {}, error: null } });
  expect(reducer(sending, form.submitted('y'))).toBe(sending);
});

it('keeps a refusal until its field is edited or the form is sent again or left', () => {
  expect(play(...refused)).toEqual({ status: 'refused', failure });
  expect(play(...refused, form.fieldEdited('name'))).toEqual({
    status: 'refused',
    failure: { fields: { code: { text: 'Wrong' } }, error: { text: 'Refused' } },
  });
  expect(play(...refused, form.submitted('y'))).toEqual(play(form.submitted('x')));
  expect(play(...refused, form.left())).toEqual(emptySubmission());
});

it('resets an accepted form, and ignores an answer that it is not waiting for', () => {
  expect(play(form.submitted('x'), form.succeeded())).toEqual(emptySubmission());
  expect(play(form.failed(failure))).toEqual(emptySubmission());
  expect(play(...refused, form.succeeded())).toEqual(play(...refused));
});

it('editing while the form is being sent changes nothing', () => {
  const sending = play(form.submitted('x'));
  expect(reducer(sending, form.fieldEdited('name'))).toBe(sending);
});

it('a crash refuses the attempt in progress with the unexpected error', () => {
  const crash = { type: 'submission/crashed' };
  expect(play(form.submitted('x'), crash)).toEqual({
    status: 'refused',
    failure: { fields: {}, error: { key: 'errors:unexpected' } },
  });
  expect(play(crash)).toEqual(emptySubmission());
});
