import { type Channel, channel } from 'redux-saga';
import type { Effect } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { selectPutOffVersion, selectVersionNo } from '../../src/features/brand/brandSlice.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { selectDirtyTabs } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import {
  selectShellOpen,
  selectShellRested,
  shellClosed,
  shellOpened,
  shellRested,
} from '../../src/features/shell/shellSlice.ts';
import { firstVersionStored, upgradeAccepted } from '../../src/features/versionUpgrade/versionUpgradeEvents.ts';
import { newerVersionFound } from '../../src/features/versionUpgrade/versionUpgradeSlice.ts';
import { pageChannel } from '../../src/sagas/channels/pageChannel.ts';
import { versionUpgrade } from '../../src/sagas/versionUpgrade.ts';
import { newerVersion } from '../../src/services/api/versions.ts';
import { readRuntimeConfiguration } from '../../src/services/browser/runtimeConfig.ts';
import { renewStartPage } from '../../src/services/browser/startPageRenewal.ts';
import { readStoredText, writeStoredText } from '../../src/services/storage/localStorage.ts';
import { aTask, effectAt, namesOf, sagaOf } from './support/branches.ts';
import { answered, refused } from './support/calls.ts';

const newest = { versionNo: '0.4.0', versionDescribe: '<p>Faster</p>' };
const configuration = { versionAppId: 'portal' };

const started = () => testSaga(versionUpgrade).next();
const opened = () => effectAt(started().next().next().select(selectShellOpen).next(true));
/** The watch of an open shell, from its start to its wait for a reason to check again. */
function watch(wakes: Channel<'online' | 'shown'>) {
  return testSaga(sagaOf(opened())).next().next().call(pageChannel, 'online', 'shown').next(wakes).take(wakes);
}
/** The first check, which waits for the first screen. */
const first = () =>
  testSaga(sagaOf(effectAt(testSaga(sagaOf(opened())).next())))
    .next()
    .select(selectShellRested);
const check = () => first().next(true);

it('watches while the shell is open, and anew in another company', () => {
  const run = aTask();
  started()
    .next()
    .next()
    .select(selectShellOpen)
    .next(false)
    .take(shellOpened)
    .next()
    .inspect((fork: Effect) => expect(namesOf(fork)).toEqual(['FORK', 'watchVersion']))
    .next(run)
    .take([shellClosed, switchSucceeded])
    .next(switchSucceeded())
    .cancel(run)
    .next()
    .select(selectShellOpen);
});

it('an accepted version reloads the page after half a second, however often it is pressed', () => {
  const leading = effectAt(started());
  const [pattern, worker] = leading.payload.args;
  started().takeLeading(pattern, worker);
  expect(pattern).toBe(upgradeAccepted);
  testSaga(worker)
    .next()
    .call(renewStartPage)
    .next()
    .select(selectDirtyTabs)
    .next([])
    .put(pageReloadWanted({ reason: 'versionUpgraded', delayMs: 500 }))
    .next()
    .isDone();
});

it('checks once the first screen’s head start is over, and again each time the tab wakes', () => {
  const wakes = channel<'online' | 'shown'>();
  first().next(false).take(shellRested).next().call(readRuntimeConfiguration);
  const again = watch(wakes).next('shown').call(readRuntimeConfiguration).next(configuration);
  const asked = again.select(selectVersionNo).next('0.3.0');
  answered(asked, newerVersion('portal', '0.3.0'), undefined)
    .call(readStoredText, 'versionNo')
    .next('0.3.0')
    .take(wakes);
});

it('stops listening once the watch has ended', () => {
  const wakes = channel<'online' | 'shown'>();
  const close = jest.spyOn(wakes, 'close');
  watch(wakes).finish().isDone();
  expect(close).toHaveBeenCalledTimes(1);
});

it('an installation without an application id makes no check', () => {
  check().call(readRuntimeConfiguration).next({ versionAppId: '' }).isDone();
});

it('offers a newer version; none, or a refusal, is no event', () => {
  const asked = () => check().call(readRuntimeConfiguration).next(configuration).select(selectVersionNo).next('0.3.0');
  const call = newerVersion('portal', '0.3.0');
  const found = () => answered(asked(), call, newest).call(readStoredText, 'versionNo');
  found().next('0.3.0').select(selectPutOffVersion).next('0.3.5').put(newerVersionFound(newest)).next().isDone();
  found().next('0.3.0').select(selectPutOffVersion).next('0.4.0').isDone();
  found().next(null).put(firstVersionStored('0.4.0')).next().isDone();
  const none = () => answered(asked(), call, undefined).call(readStoredText, 'versionNo');
  none().next('0.3.0').isDone();
  none().next(null).call(writeStoredText, 'versionNo', '0.3.0').next().isDone();
  refused(asked(), call).isDone();
});
