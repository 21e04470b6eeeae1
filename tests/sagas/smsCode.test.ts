import { delay, type Effect } from 'redux-saga/effects';
import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import { PATHS } from '../../src/constants/paths.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { selectFingerprint } from '../../src/features/device/deviceSlice.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { modeChosen, selectSignInMode } from '../../src/features/login/loginSlice.ts';
import { selectResetTicket, ticketEnded, ticketGiven } from '../../src/features/resetPassword/resetPasswordSlice.ts';
import { locationChanged, selectPathname } from '../../src/features/routing/routingSlice.ts';
import * as events from '../../src/features/smsCode/smsCodeSlice.ts';
import { smsCode } from '../../src/sagas/smsCode.ts';
import { newSmsCode } from '../../src/services/api/account.ts';
import { now } from '../../src/services/browser/clock.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { branchesOf, effectAt, sagaIn } from './support/branches.ts';
import { answered, refused } from './support/calls.ts';

type At = TestApiWithEffectsTesters;
const NOW = 1_000_000;
const phoneNumber = '13900000001';
const CHANGES = [locationChanged, modeChosen, ticketGiven, ticketEnded];

/** The flow on a page whose form requests codes, as the race between its codes and another form. */
const onRegister = () => testSaga(smsCode).next().select(selectPathname).next(PATHS.register);
const codes = () => testSaga(sagaIn(effectAt(onRegister()), 'codes')).next();
const left = (here: At, until: number | undefined) =>
  here
    .select(events.selectResendTimes)
    .next({ register: until, login: NOW + 9_000 })
    .call(now)
    .next(NOW);
const requested = (isOther = false) =>
  left(codes(), undefined).take(events.smsCodeWanted).next(events.smsCodeWanted({ phoneNumber, isOther }));
const sending = (here: At) => here.select(selectFingerprint).next('device-1');

const here = (at: At) => at;
describe.each<[string, string, (at: At) => At, string | null]>([
  ['the registration', PATHS.register, here, 'register'],
  ['the check of a number', PATHS.verifyPhone, here, 'verifyPhone'],
  ['the security settings', PATHS.securitySetting, here, 'changePhone'],
  ['sign-in by text message', PATHS.login, (at) => at.select(selectSignInMode).next('sms'), 'login'],
  ['sign-in by password', PATHS.login, (at) => at.select(selectSignInMode).next('password'), null],
  ['the reset of a password', PATHS.resetPassword, (at) => at.select(selectResetTicket).next(null), 'resetPassword'],
  ['the new password', PATHS.resetPassword, (at) => at.select(selectResetTicket).next('ticket'), null],
  ['the workbench', PATHS.workbench, here, null],
])('%s', (_page, pathname, read, purpose) => {
  const at = (flow: At) => read(flow.select(selectPathname).next(pathname));
  const shown = () => at(testSaga(smsCode).next());

  it(`requests codes for ${purpose ?? 'nothing'}, until another form is shown`, () => {
    if (purpose === null) {
      at(shown()).take(CHANGES).next().select(selectPathname).next(PATHS.register).select(selectPathname);
      return;
    }
    const race = effectAt(shown());
    expect(branchesOf(race)).toEqual({
      codes: { call: 'sendCodes', args: [purpose] },
      changed: { call: 'untilOtherThan', args: [purpose] },
    });
    at(testSaga(sagaIn(race, 'changed')).next())
      .take(CHANGES)
      .next()
      .select(selectPathname)
      .next('/404')
      .isDone();
    shown().next({ changed: true }).put(events.smsCodeLeft()).next().select(selectPathname);
  });
});

it.each([
  ['continues', NOW + 47_001, 48],
  ['lasts no longer than a whole one, whatever a wrong clock has stored', NOW + 1e9, 60],
])('the countdown of the form %s', (_case, until, seconds) => {
  const counting = left(codes(), until).put(events.countdownResumed({ seconds })).next();
  expect(branchesOf(effectAt(counting))['over']).toEqual(delay(seconds * 1_000));
});

it('a request waits for no countdown if none is left', () => {
  left(requested(), NOW - 1).select(selectFingerprint);
});

it('a request while another tab’s countdown runs continues that countdown instead', () => {
  const other = left(requested(), NOW + 5_000);
  left(other, NOW + 5_000).put(events.countdownResumed({ seconds: 5 }));
});

it('a request for another number does not wait', () => {
  requested(true).select(selectFingerprint);
});

it.each([
  [30, 60],
  [89.2, 90],
])('a server that allows the next code after %d s: a countdown of %d s', (resendAfter, seconds) => {
  const call = newSmsCode(phoneNumber, 'register');
  const sent = answered(sending(requested(true)), call, { expiresIn: 300, resendAfter })
    .call(now)
    .next(NOW);
  const told = sent
    .put(events.smsCodeSent({ purpose: 'register', phoneNumber, resendTime: NOW + seconds * 1_000, seconds }))
    .next()
    .call(newId)
    .next('t1')
    .put(toastShown({ id: 't1', kind: 'success', message: { key: 'smsCode:sent' }, durationMs: TIMING.messageMs }))
    .next();
  expect(branchesOf(effectAt(told))['over']).toEqual(delay(seconds * 1_000));
  told.next({ over: true }).put(events.countdownEnded()).next().take(events.smsCodeWanted);
});

it('a refusal is told in place, and the next request is waited for', () => {
  refused(sending(requested(true)), newSmsCode(phoneNumber, 'register'))
    .put(events.smsCodeFailed({ text: 'Full' }))
    .next()
    .take(events.smsCodeWanted);
});

it('only a request for another number cuts a countdown short, and is sent at once', () => {
  const counting = left(codes(), NOW + 5_000).next();
  const race: Effect = effectAt(counting);
  const other = branchesOf(race)['other'] as Effect;
  const isCut = (isOther: boolean) => other.payload.pattern(events.smsCodeWanted({ phoneNumber, isOther }));
  expect([isCut(true), isCut(false), other.payload.pattern(modeChosen('sms'))]).toEqual([true, false, false]);
  counting.next({ other: events.smsCodeWanted({ phoneNumber: '139', isOther: true }) }).select(selectFingerprint);
});
