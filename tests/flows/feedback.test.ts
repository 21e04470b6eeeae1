import { put, type SagaGenerator } from '../../src/effects/effects.ts';
import {
  confirmationAccepted,
  confirmationAsked,
  confirmationDismissed,
  toastActed,
  toastClosed,
  toastShown,
} from '../../src/features/feedback/feedbackSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { feedback } from '../../src/sagas/feedback.ts';
import { offerUndo } from '../../src/sagas/steps/offerUndo.ts';
import { askConfirmation } from '../../src/sagas/waits/askConfirmation.ts';
import { playFlow } from '../support/playFlow.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const message = { text: 'The password is wrong.' };
const toast = (id: string, durationMs: number) => toastShown({ id, kind: 'error', message, durationMs });

it('ERR-1 each message stays for its own time: 2 s, 3 s and 10 s beside one another', async () => {
  const play = await playFlow({}, { saga: feedback });
  for (const durationMs of [2_000, 3_000, 10_000])
    play.dispatch(toastShown({ id: `${durationMs}`, kind: 'info', message: { text: `${durationMs}` }, durationMs }));
  const shown = () => play.state().feedback.toasts.map(({ id }) => id);
  await play.pass(1_999);
  expect(shown()).toEqual(['2000', '3000', '10000']);
  await play.pass(1);
  expect(shown()).toEqual(['3000', '10000']);
  await play.pass(1_000);
  expect(shown()).toEqual(['10000']);
  await play.pass(7_000);
  expect(shown()).toEqual([]);
});

it('merges a burst of one text into one line, and the last one is shown for its whole time too', async () => {
  const play = await playFlow({}, { saga: feedback });
  play.events();
  play.dispatch(toast('first', 3_000));
  await play.pass(2_900);
  play.dispatch(toast('second', 3_000));
  await play.pass(2_999);
  expect(play.state().feedback.toasts).toMatchObject([{ message, count: 2 }]);
  await play.pass(1);
  expect(play.state().feedback.toasts).toEqual([]);
  expect(play.events()).toEqual([
    'feedback/toastShown',
    'feedback/toastShown',
    'feedback/toastDismissed',
    'feedback/toastDismissed',
  ]);
});

it('a toast still disappears if the flow crashes while it is shown', async () => {
  const toasts = [{ id: 'left behind', kind: 'info' as const, message, count: 1 }];
  const play = await playFlow({}, { saga: feedback, preloadedState: { feedback: { toasts, confirmation: null } } });
  await play.pass(2_999);
  expect(play.state().feedback.toasts).toHaveLength(1);
  await play.pass(1);
  expect(play.state().feedback.toasts).toEqual([]);
});

/** A flow that asks a question and then reports the answer. */
function* asking(): SagaGenerator<void> {
  const yes = yield* askConfirmation({ question: { key: 'task:confirmDelete' } });
  yield* put({ type: yes ? 'test/yes' : 'test/no' });
}

it.each([
  ['Confirm', confirmationAccepted, ['feedback/confirmationAccepted', 'test/yes']],
  ['Cancel', confirmationDismissed, ['feedback/confirmationDismissed', 'test/no']],
])('a question waits indefinitely for its answer: %s', async (_, answer, events) => {
  const play = await playFlow({}, { saga: asking });
  await play.pass(3_600_000);
  const { confirmation } = play.state().feedback;
  expect(confirmation).toMatchObject({ title: { key: 'common:tip' }, question: { key: 'task:confirmDelete' } });
  play.events();
  play.dispatch(answer('another question'));
  expect(play.state().feedback.confirmation).not.toBeNull();
  play.events();
  play.dispatch(answer(confirmation?.id ?? ''));
  await play.pass(0);
  expect(play.events()).toEqual(events);
  expect(play.state().feedback.confirmation).toBeNull();
});

it('a newer question or the end of the session counts as no, and a flow that ends withdraws its question', async () => {
  const replaced = await playFlow({}, { saga: asking });
  const { confirmation } = replaced.state().feedback;
  if (confirmation === null) throw new Error('nothing was asked');
  replaced.dispatch(confirmationAsked({ ...confirmation, id: 'newer' }));
  await replaced.pass(0);
  expect(replaced.events()).toContain('test/no');

  const ended = await playFlow({}, { saga: asking });
  ended.dispatch(sessionCleared());
  await ended.pass(0);
  expect(ended.events()).toContain('test/no');
  expect(ended.state().feedback.confirmation).toBeNull();

  const left = await playFlow({}, { saga: asking });
  left.end();
  expect(left.state().feedback.confirmation).toBeNull();
});

describe('an action that can be undone', () => {
  function* undoable(): SagaGenerator<void> {
    const isUndone = yield* offerUndo({ text: 'Moved.' });
    yield* put({ type: isUndone ? 'test/undone' : 'test/kept' });
  }
  const offered = async () => {
    const play = await playFlow({}, { saga: undoable });
    return { play, toast: play.state().feedback.toasts[0] };
  };

  it('is announced with an offer to undo for five seconds', async () => {
    const { play, toast: offer } = await offered();
    expect(offer).toMatchObject({ kind: 'success', message: { text: 'Moved.' }, action: { key: 'common:undo' } });
    await play.pass(4_999);
    expect(play.events()).not.toContain('test/kept');
    await play.pass(1);
    expect(play.events()).toContain('test/kept');
  });

  it('is undone by its own offer, which then disappears', async () => {
    const { play, toast: offer } = await offered();
    play.dispatch(toastActed('another'));
    play.dispatch(toastActed(offer?.id ?? ''));
    await play.pass(0);
    expect(play.events().filter((type) => type.startsWith('test/'))).toEqual(['test/undone']);
    expect(play.state().feedback.toasts).toEqual([]);
  });

  it('stays done when its offer is dismissed, which disappears at once', async () => {
    const { play, toast: offer } = await offered();
    play.dispatch(toastClosed('another'));
    play.dispatch(toastClosed(offer?.id ?? ''));
    await play.pass(0);
    expect(play.events().filter((type) => type.startsWith('test/'))).toEqual(['test/kept']);
    expect(play.state().feedback.toasts).toEqual([]);
  });

  it('has a line of its own, even when another has the same words', async () => {
    const { play } = await offered();
    play.dispatch(
      toastShown({ id: 'second', kind: 'success', message: { text: 'Moved.' }, durationMs: 1, action: { text: 'x' } }),
    );
    expect(play.state().feedback.toasts).toHaveLength(2);
  });
});
