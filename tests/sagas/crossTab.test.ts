import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { selectWayToLogin } from '../../src/features/routing/routingSlice.ts';
import {
  selectHostInfo,
  selectHostToken,
  selectIsSignedIn,
  selectTokenFlag,
} from '../../src/features/session/sessionSlice.ts';
import { crossTab } from '../../src/sagas/crossTab.ts';
import { newId } from '../../src/services/browser/ids.ts';

const channel = { take: () => {}, flush: () => {}, close: () => {} };

/** Another tab has stored `raw` under `key`, while this one belonged to somebody in the company of `first-flag`. */
const stored = (key: string, raw: string | null) =>
  testSaga(crossTab)
    .next()
    .next(channel)
    .take(channel)
    .next({ key, raw })
    .select(selectTokenFlag)
    .next('first-flag')
    .select(selectHostInfo)
    .next({ id: 'lin' })
    .select(selectIsSignedIn)
    .next(true)
    .put(keyChanged({ key, raw }))
    .next();
const info = (key: string, durationMs: number) => toastShown({ id: 't1', kind: 'info', message: { key }, durationMs });

it('a switch in another tab is announced for as long as any message, and the page reloads for that reason', () => {
  stored('tokenFlag', 'other-flag')
    .call(newId)
    .next('t1')
    .put(info('companySwitch:switchedElsewhere', TIMING.messageMs))
    .next()
    .put(pageReloadWanted({ reason: 'companySwitched', delayMs: 1_000 }))
    .next()
    .select(selectHostToken)
    .next('Bearer account')
    .take(channel);
});

it('a log-out in another tab is announced for as long as an error, and this tab goes to the sign-in page', () => {
  stored('host_token', null)
    .call(newId)
    .next('t1')
    .put(info('errors:endedInOtherTab', TIMING.errorMessageMs))
    .next()
    .select(selectWayToLogin);
});
