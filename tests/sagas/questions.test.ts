import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import * as feedback from '../../src/features/feedback/feedbackSlice.ts';
import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { logoutWanted, sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { heldBack } from '../../src/sagas/steps/heldBack.ts';
import { offerAct } from '../../src/sagas/steps/offerAct.ts';
import { askConfirmation } from '../../src/sagas/waits/askConfirmation.ts';

type Shown = ReturnType<typeof feedback.confirmationAsked> | ReturnType<typeof feedback.toastShown>;

/** Runs a question to the person; `shown` is what it put first, `answer` is undefined until there is one. */
function asking(question: () => SagaGenerator<boolean>) {
  const channel = stdChannel();
  const told: Action[] = [];
  let answer: boolean | undefined;
  const dispatch = (action: UnknownAction) => {
    told.push(action);
    return action;
  };
  const task = runSaga({ channel, dispatch, getState: () => ({}) }, function* () {
    answer = yield* question();
  });
  // The first thing that a question does is to appear.
  const [shown] = told as [Shown];
  return {
    shown: shown.payload,
    told: () => told.slice(1),
    hear: channel.put,
    answer: () => answer,
    cancel: () => task.cancel(),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a confirmation', () => {
  const question = { key: 'task:confirmCompleted' };
  const confirm = (more = {}) => asking(() => askConfirmation({ question, ...more }));

  it('has the usual title and button, and nothing that frightens, unless it says otherwise', () => {
    const usual = { title: { key: 'common:tip' }, confirm: { key: 'common:confirm' }, danger: false };
    expect(confirm().shown).toMatchObject({ ...usual, question, consequence: null });
    expect(confirm({ danger: true }).shown).toMatchObject({ ...usual, danger: true });
  });

  it('is accepted or dismissed by its own answer only', () => {
    const asked = confirm();
    const { id } = asked.shown;
    asked.hear(feedback.confirmationAccepted('another'));
    asked.hear(feedback.confirmationDismissed('another'));
    asked.hear(feedback.toastClosed(id));
    expect(asked.answer()).toBeUndefined();
    asked.hear(feedback.confirmationAccepted(id));
    expect(asked.answer()).toBe(true);
    const declined = confirm();
    declined.hear(feedback.confirmationDismissed(declined.shown.id));
    expect([declined.answer(), declined.told()]).toEqual([false, []]);
  });

  it.each([
    ['another question', feedback.confirmationAsked({ id: 'other' } as feedback.Confirmation)],
    ['the end of the session', sessionCleared()],
  ])('%s declines it', (_case, event) => {
    const asked = confirm();
    asked.hear(event);
    expect(asked.answer()).toBe(false);
  });

  it('disappears if nobody waits for the answer any more', () => {
    const asked = confirm();
    asked.cancel();
    expect(asked.told()).toEqual([feedback.confirmationDismissed(asked.shown.id)]);
  });
});

describe('an offer', () => {
  const [message, action] = [{ key: 'task:done' }, { key: 'common:undo' }];
  const offer = () => asking(() => offerAct(message, action, 'info', 5_000));

  it('is a message with a button', () => {
    expect(offer().shown).toMatchObject({ kind: 'info', message, action, durationMs: 5_000 });
  });

  it('is accepted or closed by its own answer only', () => {
    const asked = offer();
    asked.hear(feedback.toastActed('another'));
    asked.hear(feedback.toastClosed('another'));
    expect(asked.answer()).toBeUndefined();
    asked.hear(feedback.toastActed(asked.shown.id));
    expect(asked.answer()).toBe(true);
    const closed = offer();
    closed.hear(feedback.toastClosed(closed.shown.id));
    expect(closed.answer()).toBe(false);
  });

  it('ends after its time', async () => {
    const asked = offer();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(asked.answer()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect([asked.answer(), asked.told()]).toEqual([false, []]);
  });

  it('disappears if nobody waits for the answer any more', () => {
    const asked = offer();
    asked.cancel();
    expect(asked.told()).toEqual([feedback.toastDismissed(asked.shown.id)]);
  });
});

describe('a deed that is held back', () => {
  const held = () => asking(() => heldBack({ key: 'task:deleted' }));

  it('is announced for five seconds, and not as a success', () => {
    expect(held().shown).toMatchObject({ kind: 'info', action: { key: 'common:undo' }, durationMs: 5_000 });
  });

  it('is taken back by the person', () => {
    const asked = held();
    asked.hear(feedback.toastActed(asked.shown.id));
    expect(asked.answer()).toBe(true);
  });

  it.each([
    pageReloadWanted({ reason: 'companySwitched', delayMs: 0 }),
    logoutWanted(),
    chooserOpened({ action: 'switch' }),
  ])('is done at once when the page, the session or the company is about to go ($type)', (event) => {
    const asked = held();
    asked.hear(event);
    expect([asked.answer(), asked.told()]).toEqual([false, [feedback.toastDismissed(asked.shown.id)]]);
  });
});
