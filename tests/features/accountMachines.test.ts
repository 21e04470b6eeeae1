import type { UnknownAction } from '@reduxjs/toolkit';
import { loginMachine } from '../../src/features/login/loginMachine.ts';
import * as login from '../../src/features/login/loginSlice.ts';
import { qrSignInMachine } from '../../src/features/qrSignIn/qrSignInMachine.ts';
import * as qr from '../../src/features/qrSignIn/qrSignInSlice.ts';
import { newPassword, resetPasswordReducer, ticketGiven } from '../../src/features/resetPassword/resetPasswordSlice.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';
import { smsCodeMachine } from '../../src/features/smsCode/smsCodeMachine.ts';
import * as sms from '../../src/features/smsCode/smsCodeSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const phoneNumber = '13900000001';
const FIRST_STEP = { claim: { userName: 'lin' }, token: 'ticket' };
const ELSEWHERE = { location: { pathname: '/register', search: '', hash: '', key: 'k' }, action: 'PUSH' } as const;

describe('login', () => {
  const play = (...actions: UnknownAction[]) =>
    actions.reduce(login.loginReducer, login.loginReducer(undefined, { type: '@@test' }));
  const rest = { firstStep: null, passkeysOffered: false };
  const submitted = [login.modeChosen('sms'), login.smsSignInSubmitted({ phoneNumber, code: '482719' })];
  exhaust(
    loginMachine,
    login.loginReducer,
    {
      modeChosen: [login.modeChosen('sms')],
      signInSubmitted: [login.signInSubmitted({ userName: 'lin', password: 'secret' })],
      smsSignInSubmitted: [login.smsSignInSubmitted({ phoneNumber, code: '482719' })],
      qrSignInSubmitted: [login.qrSignInSubmitted({ code: 'q' })],
      passkeySignInWanted: [login.passkeySignInWanted()],
      passkeySignInCancelled: [login.passkeySignInCancelled()],
      externalSignInReturned: [login.externalSignInReturned({ ticket: 't' })],
      externalSignInFailed: [login.externalSignInFailed({ key: 'login:external_refused' })],
      secondStepLost: [login.secondStepLost()],
      secondStepRequired: [login.secondStepRequired(FIRST_STEP)],
      secondStepSubmitted: [
        login.secondStepSubmitted({ code: '482719' }),
        login.secondStepSubmitted({ recoveryCode: 'x' }),
      ],
      secondStepRefused: [login.secondStepRefused({ text: 'no', field: 'code' })],
      secondStepLeft: [login.secondStepLeft()],
      'routing/locationChanged': [locationChanged(ELSEWHERE)],
      signInSucceeded: [login.signInSucceeded()],
      signInLeft: [login.signInLeft()],
      signInFailed: [login.signInFailed({ key: 'errors:network' }), login.signInFailed(null)],
      'session/sessionCleared': [sessionCleared()],
    },
    ['submitting', 'checkingSecondStep'],
  );
  it.each([
    ['it is given', [login.secondStepSubmitted({ code: '482719' }), login.signInSucceeded()]],
    ['it is too late', [login.secondStepSubmitted({ code: '482719' }), login.signInFailed({ text: 'late' })]],
    ['the flow crashes', [{ type: 'login/crashed' }]],
    ['the person turns back', [login.secondStepLeft()]],
    ['the page is left', [locationChanged(ELSEWHERE)]],
    ['the session is cleared', [sessionCleared()]],
  ] satisfies [string, UnknownAction[]][])('discards what stands for the first step once %s', (_name, ending) => {
    const asked = [login.signInSubmitted({ userName: 'lin', password: 'x' }), login.secondStepRequired(FIRST_STEP)];
    expect(play(...asked).firstStep).toEqual(FIRST_STEP);
    expect(play(...asked, ...ending)).toMatchObject({
      firstStep: null,
      status: expect.not.stringMatching(/econdStep/),
    });
  });
  it.each([
    ['another way is chosen', login.modeChosen('sms')],
    ['a password is sent', login.signInSubmitted({ userName: 'lin', password: 'x' })],
    ['a text message’s code is sent', login.smsSignInSubmitted({ phoneNumber, code: '482719' })],
    ['a QR code was granted', login.qrSignInSubmitted({ code: 'q' })],
    ['a passkey is asked for', login.passkeySignInWanted()],
    ['the provider has sent the person back', login.externalSignInReturned({ ticket: 't' })],
  ])('says why the last attempt failed until %s', (_name, next) => {
    const failed = [login.signInSubmitted({ userName: 'lin', password: 'x' }), login.signInFailed({ text: 'no' })];
    expect(login.selectLoginError({ login: play(...failed) })).toEqual({ text: 'no' });
    expect(login.selectLoginError({ login: play(...failed, next) })).toBeNull();
  });
  it('a refused second step says why until another code is sent', () => {
    const asked = [login.signInSubmitted({ userName: 'lin', password: 'x' }), login.secondStepRequired(FIRST_STEP)];
    const sent = login.secondStepSubmitted({ code: '482719' });
    const refused = [...asked, sent, login.secondStepRefused({ text: 'wrong', field: 'code' })];
    expect(play(...refused)).toMatchObject({ status: 'secondStep', error: { text: 'wrong' }, firstStep: FIRST_STEP });
    expect(play(...refused, sent).error).toBeNull();
    expect(play(...refused, login.secondStepLeft()).error).toBeNull();
  });
  it.each([
    ['the provider refused', login.externalSignInFailed({ key: 'login:external_refused' }), 'login:external_refused'],
    ['the page was loaded anew in the second step', login.secondStepLost(), 'login:secondStepLost'],
  ])('reports that %s', (_name, event, key) => {
    expect(play(event)).toMatchObject({ status: 'failed', error: { key } });
  });
  it('reports a fault of the portal, and offers a passkey if the browser supports them', () => {
    expect(play(...submitted, { type: 'login/crashed' }).error).toEqual({ key: 'errors:unexpected' });
    expect(login.selectPasskeysOffered({ login: play() })).toBe(false);
    expect(login.selectPasskeysOffered({ login: play(login.passkeysOffered()) })).toBe(true);
  });
  it('the end of the session keeps the chosen way to sign in and the reason for the last failure', () => {
    const ended = [...submitted, login.signInFailed({ text: 'no' }), sessionCleared()].reduce(
      login.loginReducer,
      undefined,
    );
    expect(ended).toEqual({ ...rest, status: 'failed', mode: 'sms', error: { text: 'no' } });
    const left = play(...submitted, sessionCleared());
    expect(left).toEqual({ ...rest, status: 'idle', mode: 'sms', error: null });
  });
});

describe('smsCode', () => {
  exhaust(
    smsCodeMachine,
    sms.smsCodeReducer,
    {
      smsCodeWanted: [true, false].map((isOther) => sms.smsCodeWanted({ phoneNumber, isOther })),
      smsCodeSent: [sms.smsCodeSent({ purpose: 'login', phoneNumber: '13900000001', resendTime: 60_000, seconds: 60 })],
      smsCodeFailed: [sms.smsCodeFailed({ text: 'too many' })],
      countdownResumed: [sms.countdownResumed({ seconds: 12 })],
      countdownEnded: [sms.countdownEnded()],
      smsCodeLeft: [sms.smsCodeLeft()],
    },
    ['sending', 'waiting'],
  );
  it('a crash reports that no code was sent and keeps the countdowns', () => {
    const initial = sms.smsCodeReducer(undefined, { type: '@@test' });
    const resendTimes = { register: 60_000 };
    const sending = sms.smsCodeReducer({ ...initial, resendTimes }, sms.smsCodeWanted({ phoneNumber, isOther: false }));
    const crashed = sms.smsCodeReducer(sending, { type: 'smsCode/crashed' });
    expect(crashed).toMatchObject({ status: 'failed', error: { key: 'errors:unexpected' }, resendTimes });
  });
  it('leaving the form discards everything except when the next code may be requested', () => {
    const sent = [
      sms.smsCodeWanted({ phoneNumber, isOther: false }),
      sms.smsCodeSent({ purpose: 'login', phoneNumber: '13900000001', resendTime: 60_000, seconds: 60 }),
      sms.smsCodeLeft(),
    ].reduce(sms.smsCodeReducer, sms.smsCodeReducer(undefined, { type: '@@test' }));
    expect(sent).toEqual({
      status: 'ready',
      seconds: 0,
      sentPhoneNumber: null,
      error: null,
      resendTimes: { login: 60_000 },
    });
  });
});

describe('qrSignIn', () => {
  const samples = {
    qrSignInBegun: [qr.qrSignInBegun()],
    qrSignInCodeMade: [qr.qrSignInCodeMade({ content: 'x', seconds: 180 })],
    qrSignInScanned: [qr.qrSignInScanned({ name: '林静' })],
    qrSignInGranted: [qr.qrSignInGranted()],
    qrSignInRefused: [qr.qrSignInRefused()],
    qrSignInExpired: [qr.qrSignInExpired()],
    qrSignInFailed: [qr.qrSignInFailed({ text: 'no' })],
    qrSignInRenewed: [qr.qrSignInRenewed()],
    qrSignInLeft: [qr.qrSignInLeft()],
  };
  exhaust(qrSignInMachine, qr.qrSignInReducer, samples, ['loading', 'waiting', 'scanned', 'granted']);
});

describe('resetPassword', () => {
  it('never keeps a ticket when the page is left', () => {
    const left = [ticketGiven({ ticket: 't' }), newPassword.left()].reduce(resetPasswordReducer, undefined);
    expect(left).toMatchObject({ ticket: null });
  });
});
