import { type Effect, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { moduleSummary, selectSummary } from '../../src/features/notificationCentre/notificationCentreSlice.ts';
import * as events from '../../src/features/realtime/realtimeEvents.ts';
import { selectRealtimeStatus } from '../../src/features/realtime/realtimeSlice.ts';
import { selectHostToken } from '../../src/features/session/sessionSlice.ts';
import { selectShellOpen, shellClosed, shellOpened, shellRested } from '../../src/features/shell/shellSlice.ts';
import { pageChannel } from '../../src/sagas/channels/pageChannel.ts';
import { tellTabs } from '../../src/sagas/channels/realtimeChannels.ts';
import { realtime } from '../../src/sagas/realtime.ts';
import { logError } from '../../src/services/browser/log.ts';
import { aTask, branchesOf, effectAt, namesOf, sagaIn } from './support/branches.ts';
import { chosen, following, joined, notification, relay } from './support/realtimeSteps.ts';

it('runs while the shell is open, and anew in another company', () => {
  const run = aTask();
  testSaga(realtime)
    .next()
    .select(selectShellOpen)
    .next(false)
    .take(shellOpened)
    .next()
    .inspect((fork: Effect) => expect(namesOf(fork)).toEqual(['FORK', 'keepConnected']))
    .next(run)
    .take([shellClosed, switchSucceeded])
    .next(switchSucceeded())
    .cancel(run)
    .next()
    .put(events.connectionStopped())
    .next()
    .select(selectShellOpen);
});

it('tabs of one session share a channel; without a company it is the account’s', () => {
  joined().put(events.startWanted());
  joined(null).put(events.startWanted());
});

it('a follower tab asks whether there is a connection and listens to the leader', () => {
  following().inspect((race: Effect) =>
    expect(branchesOf(race)).toEqual({ event: take(relay), asked: { call: 'untilAskedUnserved', args: [] } }),
  );
});

it.each([
  [{ kind: 'connected' }, events.eventsRelayed()],
  [{ kind: 'gaveUp' }, events.leaderGaveUp()],
  [{ kind: 'latest', id: 'n1' }, events.latestTold({ id: 'n1' })],
  [{ kind: 'notification', notification }, events.notificationReceived(notification)],
] as const)('what the leader tells becomes an event of this tab: %j', (event, put) => {
  const race = following().next({ event }).put(put).next();
  expect(Object.keys(branchesOf(effectAt(race)))).toEqual(['event', 'asked']);
});

it('ignores what another follower asks; forwards to the leader what this one is asked', () => {
  const others = following().next({ event: { kind: 'wanted' } });
  expect(effectAt(others).type).toBe('RACE');
  const asked = others.next({ asked: undefined }).call(tellTabs, relay, { kind: 'wanted' }).next();
  expect(effectAt(asked).type).toBe('RACE');
});

it('a tab is asked once its leader has given up', () => {
  testSaga(sagaIn(effectAt(following()), 'asked'))
    .next()
    .select(selectRealtimeStatus)
    .next('following')
    .take(events.leaderGaveUp)
    .next()
    .select(selectRealtimeStatus)
    .next('unserved')
    .call(pageChannel, 'online', 'shown', 'clicked');
});

it('takes the lead once the first screen has come to rest, or the backend cannot say what was missed', () => {
  const waiting = () => chosen().next(false);
  expect(branchesOf(effectAt(waiting()))).toEqual({
    rested: take(shellRested),
    untold: { call: 'untilUntold', args: [] },
  });
  waiting().next({ rested: shellRested() }).put(events.leadershipTaken());
  const summary = (...latestIds: (string | undefined)[]) => ({ data: latestIds.map((latestId) => ({ latestId })) });
  testSaga(sagaIn(effectAt(waiting()), 'untold'))
    .next()
    .select(selectSummary)
    .next({ data: null })
    .take(moduleSummary.loaded)
    .next()
    .select(selectSummary)
    .next(summary('n1', 'n2'))
    .take(moduleSummary.loaded)
    .next()
    .select(selectSummary)
    .next(summary('n1', undefined))
    .isDone();
});

it('leaves the channel at the end of its run; after the session only once its end is written', () => {
  following().finish().select(selectHostToken).next('Bearer account').isDone();
  expect(relay.close).toHaveBeenCalledTimes(1);
  const ended = following().finish().select(selectHostToken).next(null).getContext('flushPersistence');
  expect(relay.close).toHaveBeenCalledTimes(1);
  const flush = async () => {};
  ended.next(flush).next({ written: undefined }).isDone();
  expect(relay.close).toHaveBeenCalledTimes(2);
});

it('logs a storage that fails at the end and leaves the channel all the same', () => {
  const fault = new Error('full');
  following()
    .finish()
    .select(selectHostToken)
    .next(null)
    .getContext('flushPersistence')
    .throw(fault)
    .call(logError, 'realtime', fault)
    .next()
    .isDone();
  expect(relay.close).toHaveBeenCalledTimes(1);
});
