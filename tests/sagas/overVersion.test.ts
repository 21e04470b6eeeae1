import { runSaga, stdChannel } from 'redux-saga';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import {
  confirmationAccepted,
  type confirmationAsked,
  confirmationDismissed,
} from '../../src/features/feedback/feedbackSlice.ts';
import type { ApiResult } from '../../src/sagas/calls/callApi.ts';
import { overVersion, type Version } from '../../src/sagas/steps/overVersion.ts';
import type { OtherError } from '../../src/services/http/apiError.ts';

type Field = 'name' | 'leader';
type Texts = Readonly<Record<Field, string>>;
type Known = Version<Field> | null;

const conflict = (status = 412): ApiResult<string> => {
  const error: OtherError = {
    kind: 'other',
    call: 'any',
    url: '/any',
    status,
    message: null,
    code: null,
    reason: 'refused',
    hideElMessage: false,
  };
  return { ok: false, error };
};
const saved: ApiResult<string> = { ok: true, value: 'saved' };
const first: Version<Field> = { values: { name: 'Pumps', leader: 'Lin' }, stamp: 'v1' };
const second = (values: Partial<Texts>): Version<Field> => ({ values: { ...first.values, ...values }, stamp: 'v2' });

interface Story {
  readonly own: Texts;
  readonly began?: Texts;
  readonly known?: Known;
  /** What reading again finds; null if it cannot be read. */
  readonly read?: Known;
  readonly answers: readonly (ApiResult<string> | null)[];
  /** Whether the person keeps their own value when asked. */
  readonly keepsOwn?: boolean;
  readonly shown?: (field: Field, value: string) => string;
}

/** Saves a form; `sent` are its values and the version that they were based on, `asked` the questions to the person. */
function save({ own, began, known: start = first, read = null, answers, keepsOwn = true, shown }: Story) {
  const channel = stdChannel();
  const sent: (readonly [Texts, string | null | undefined])[] = [];
  const asked: unknown[] = [];
  let known = start;
  let outcome: unknown = 'none';
  const dispatch = (action: ReturnType<typeof confirmationAsked>) => {
    const { title, question, confirm, decline, id } = action.payload;
    asked.push({ title, question, confirm, decline });
    const answer = keepsOwn ? confirmationAccepted(id) : confirmationDismissed(id);
    // The question waits for its answer only after it has appeared.
    void Promise.resolve().then(() => channel.put(answer));
  };
  const task = runSaga({ channel, dispatch }, function* () {
    outcome = yield* overVersion<Field, string>({
      own,
      ...(began && { began }),
      ...(shown && { shown }),
      names: { name: { key: 'unit:name' }, leader: { key: 'unit:leader' } },
      *known(): SagaGenerator<Known> {
        return known;
      },
      *read(): SagaGenerator<boolean> {
        if (read) known = read;
        return read !== null;
      },
      *send(values, version): SagaGenerator<ApiResult<string> | null> {
        sent.push([values, version?.stamp]);
        return answers[sent.length - 1] ?? null;
      },
    });
  });
  return task.toPromise().then(() => ({ sent, asked, outcome }));
}
const renamed = { name: 'Pumps and valves', leader: 'Lin' };

it('a form over what is known is sent as it is, and nobody is asked', async () => {
  expect(await save({ own: renamed, answers: [saved] })).toEqual({
    sent: [[renamed, 'v1']],
    asked: [],
    outcome: saved,
  });
});

it('what was saved before the first try counts as well', async () => {
  const { sent } = await save({
    own: renamed,
    began: first.values,
    known: second({ leader: 'Wang' }),
    answers: [saved],
  });
  expect(sent).toEqual([[{ ...renamed, leader: 'Wang' }, 'v2']]);
});

it('a form of which nothing is saved yet is sent without a version', async () => {
  expect((await save({ own: renamed, known: null, answers: [saved] })).sent).toEqual([[renamed, undefined]]);
});

it('after a conflict, fields that only others have changed keep their values', async () => {
  const read = second({ leader: 'Wang' });
  const { sent, asked, outcome } = await save({ own: renamed, read, answers: [conflict(), saved] });
  expect(sent.slice(1)).toEqual([[{ ...renamed, leader: 'Wang' }, 'v2']]);
  expect([asked, outcome]).toEqual([[], saved]);
});

it.each([
  ['keeps', true, 'Pumps and valves'],
  ['gives up', false, 'Pipes'],
])('the person %s the own value of a field that both have changed', async (_what, keepsOwn, name) => {
  const { sent, asked } = await save({
    own: renamed,
    read: second({ name: 'Pipes' }),
    answers: [conflict(), saved],
    keepsOwn,
  });
  expect(sent[1]).toEqual([{ name, leader: 'Lin' }, 'v2']);
  expect(asked).toEqual([
    {
      title: { key: 'unit:name' },
      question: { key: 'console:changedMeanwhile', params: { saved: 'Pipes', own: 'Pumps and valves' } },
      confirm: { key: 'console:keepOwn' },
      decline: { key: 'console:takeSaved' },
    },
  ]);
});

it('the question shows a value as the form does, and a dash for none', async () => {
  const read = second({ name: '' });
  const shown = (field: Field, value: string) => value && `${field} ${value}`;
  const { asked } = await save({ own: renamed, read, answers: [conflict(), saved], shown });
  expect(asked).toMatchObject([{ question: { params: { saved: '–', own: 'name Pumps and valves' } } }]);
  const emptied = await save({
    own: { ...renamed, name: '' },
    read: second({ name: 'Pipes' }),
    answers: [conflict(), saved],
  });
  expect(emptied.asked).toMatchObject([{ question: { params: { saved: 'Pipes', own: '–' } } }]);
});

it.each<[string, Omit<Story, 'own'>]>([
  ['is refused for another reason', { answers: [conflict(409)] }],
  ['is given up by the person', { answers: [null] }],
  ['conflicts with something that cannot be read', { answers: [conflict()] }],
  ['conflicts although nothing has changed', { answers: [conflict()], read: first }],
])('a form that %s is not sent again', async (_case, story) => {
  const { sent, outcome } = await save({ ...story, own: renamed });
  expect([sent.length, outcome]).toEqual([1, story.answers[0]]);
});
