import { delay, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { selectTourSeen } from '../../src/features/device/deviceSlice.ts';
import { selectNetworkStatus } from '../../src/features/network/networkSlice.ts';
import * as dialog from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { pageReloadHeld, pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { hostInfoLoaded, selectHostInfo } from '../../src/features/session/sessionSlice.ts';
import * as refresh from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { selectShellOpen, shellOpened } from '../../src/features/shell/shellSlice.ts';
import { discardWanted } from '../../src/features/subApp/subAppEvents.ts';
import { selectBusyTasks } from '../../src/features/task/busyTasks.ts';
import { crashed } from '../../src/lib/crash.ts';
import { giveUp } from '../../src/sagas/steps/giveUp.ts';
import { deedsSettled } from '../../src/sagas/waits/deedsSettled.ts';
import { networkBack } from '../../src/sagas/waits/networkBack.ts';
import { otherTabWrote } from '../../src/sagas/waits/otherTabWrote.ts';
import { refreshSettled } from '../../src/sagas/waits/refreshSettled.ts';
import { tourDue } from '../../src/sagas/waits/tourDue.ts';
import { untilPageGoes } from '../../src/sagas/waits/untilPageGoes.ts';
import { untilTabShown } from '../../src/sagas/waits/untilTabShown.ts';
import { isTabOpen, whileTabOpen } from '../../src/sagas/waits/whileTabOpen.ts';
import { isTabHidden } from '../../src/services/browser/page.ts';
import { branchesOf, effectAt, sagaIn } from './support/branches.ts';

describe('the network is back', () => {
  const asked = () => testSaga(networkBack).next().select(selectNetworkStatus);

  it('at once, if a probe finds that it was never gone', () => {
    asked().next('probing').take('*').next().select(selectNetworkStatus).next('online').returns(false);
  });

  it('after it was gone, whatever is probed in between', () => {
    const gone = asked().next('offline').take('*').next().select(selectNetworkStatus).next('probing').take('*').next();
    gone.select(selectNetworkStatus).next('online').returns(true);
  });
});

it('a log-out waits for what the person has done, but not for longer than two seconds', () => {
  const race = effectAt(testSaga(deedsSettled).next());
  expect(branchesOf(race)).toEqual({ settled: { call: 'untilNoneBusy', args: [] }, late: delay(2_000) });
  const busy = testSaga(sagaIn(race, 'settled')).next().select(selectBusyTasks).next(['task']);
  busy.take('*').next().select(selectBusyTasks).next([]).isDone();
});

it('another tab’s write is that of the key that is waited for, with its text', () => {
  testSaga(otherTabWrote, 'drafts')
    .next()
    .take(keyChanged)
    .next(keyChanged({ key: 'token', raw: 'x' }))
    .take(keyChanged)
    .next(keyChanged({ key: 'drafts', raw: '{}' }))
    .returns('{}');
});

it.each([
  ['the page stays with a new token', pageReloadHeld({ reason: 'sessionRefreshed' }), true],
  ['nobody was told of the new token', refresh.refreshedUnseen(), true],
  ['there was no answer', refresh.refreshUnanswered(), false],
  ['the session is over', refresh.leftForLogin(), false],
  ['the refresh crashed', crashed('sessionRefresh')(), false],
  ['the reload crashed', crashed('reload')(), false],
])('a refused read is repeated if there is a new token and the page stays: %s', (_case, event, isRepeated) => {
  const waiting = effectAt(testSaga(refreshSettled).next());
  const heard: { readonly type: string }[] = waiting.payload.pattern;
  expect(heard.map(String)).toContain(event.type);
  testSaga(refreshSettled).next().next(event).returns(isRepeated);
});

describe('the tour is due', () => {
  const account = { userName: 'lin', id: 'a', name: 'Lin', hostId: 'a' };
  const inShell = () => testSaga(tourDue).next().select(selectShellOpen).next(true).select(selectHostInfo);

  it('once the shell is open', () => {
    testSaga(tourDue).next().select(selectShellOpen).next(false).take(shellOpened).next().select(selectHostInfo);
  });

  it.each([
    ['who has never seen one on this device', account, null, 'a'],
    ['whose colleague has seen it', account, ['b'], 'a'],
    ['who has seen it', account, ['a'], null],
    ['where nobody shall see it', account, ['*'], null],
    ['whom nobody knows yet', null, null, null],
  ])('for somebody %s', (_case, host, seen, due) => {
    const known = inShell().next(host).select(selectTourSeen).next(seen);
    if (due === null) known.take(hostInfoLoaded).next().select(selectShellOpen);
    else known.returns(due);
  });
});

it('the page goes when a reload is requested, or when its tab is hidden', () => {
  expect(branchesOf(effectAt(testSaga(untilPageGoes).next()))).toEqual({
    reload: take(pageReloadWanted),
    hidden: { call: 'untilHidden', args: [] },
  });
});

it('a hidden tab is waited for until it is shown', () => {
  const channel = { take: () => {}, flush: () => {}, close: () => {} };
  const hidden = testSaga(untilTabShown).next().call(isTabHidden).next(true).next(channel).take(channel);
  hidden.next('shown').call(isTabHidden).next(false).isDone();
});

it('work that is given up is discarded by the application whose tab it is in', () => {
  testSaga(giveUp, '/child/crm/list')
    .next()
    .put(discardWanted({ module: 'crm' }))
    .next()
    .isDone();
  testSaga(giveUp, '/portal').next().isDone();
});

describe('a tab of the dialog', () => {
  const CHANGES = [dialog.dialogOpened, dialog.dialogTabChosen, dialog.dialogClosed];
  function* life() {}
  const shown = () => testSaga(whileTabOpen, 2, life).next().select(dialog.selectDialogOpen);

  it.each([
    [false, undefined, false],
    [true, 1, false],
    [true, 2, true],
  ])('is open if the dialog is (%j) and shows it (%j): %j', (isOpen, tab, expected) => {
    const asked = testSaga(isTabOpen, 2).next().select(dialog.selectDialogOpen).next(isOpen);
    (isOpen ? asked.select(dialog.selectDialogTab).next(tab) : asked).returns(expected);
  });

  it('lives while it is shown, each time', () => {
    const waiting = shown().next(false).take(CHANGES).next().select(dialog.selectDialogOpen).next(true);
    const race = effectAt(waiting.select(dialog.selectDialogTab).next(2));
    expect(branchesOf(race)).toEqual({
      life: { call: 'life', args: [] },
      left: { call: 'untilTab', args: [2, false] },
    });
    const open = testSaga(sagaIn(race, 'left')).next().next(true).select(dialog.selectDialogTab).next(2).take(CHANGES);
    open.next().select(dialog.selectDialogOpen).next(false).isDone();
    waiting.next({ left: undefined }).select(dialog.selectDialogOpen);
  });

  it('is cleaned up after', () => {
    const cleaning = testSaga(whileTabOpen, 2, life, function* () {
      yield take('cleaned');
    });
    cleaning.next().next(true).next(2).next({ left: undefined }).take('cleaned').next().select(dialog.selectDialogOpen);
  });
});
