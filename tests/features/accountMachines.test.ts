import { qrSignInMachine } from '../../src/features/qrSignIn/qrSignInMachine.ts';
import * as qr from '../../src/features/qrSignIn/qrSignInSlice.ts';
import { registerMachine } from '../../src/features/register/registerMachine.ts';
import * as register from '../../src/features/register/registerSlice.ts';
import { resetPasswordMachine } from '../../src/features/resetPassword/resetPasswordMachine.ts';
import * as reset from '../../src/features/resetPassword/resetPasswordSlice.ts';
import { smsCodeMachine } from '../../src/features/smsCode/smsCodeMachine.ts';
import * as sms from '../../src/features/smsCode/smsCodeSlice.ts';
import { verifyPhoneMachine } from '../../src/features/verifyPhone/verifyPhoneMachine.ts';
import * as verify from '../../src/features/verifyPhone/verifyPhoneSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const refusal = { fields: { code: { text: 'wrong' } }, error: null };
const phoneNumber = '13900000001';
const code = '482719';

describe('smsCode', () => {
  exhaust(smsCodeMachine, sms.smsCodeReducer, {
    smsCodeRequested: [sms.smsCodeRequested({ phoneNumber })],
    smsCodeSent: [sms.smsCodeSent({ purpose: 'login', resendTime: 60_000, seconds: 60 })],
    smsCodeFailed: [sms.smsCodeFailed({ text: 'too many' })],
    countdownResumed: [sms.countdownResumed({ seconds: 12 })],
    countdownEnded: [sms.countdownEnded()],
    smsCodeLeft: [sms.smsCodeLeft()],
  });
  it('ACC-2 leaving the form forgets everything but when the next code may be asked for', () => {
    const sent = [
      sms.smsCodeRequested({ phoneNumber }),
      sms.smsCodeSent({ purpose: 'login', resendTime: 60_000, seconds: 60 }),
      sms.smsCodeLeft(),
    ].reduce(sms.smsCodeReducer, undefined);
    expect(sent).toEqual({ status: 'ready', seconds: 0, error: null, resendTimes: { login: 60_000 } });
  });
});

describe('qrSignIn', () => {
  exhaust(qrSignInMachine, qr.qrSignInReducer, {
    qrSignInBegun: [qr.qrSignInBegun()],
    qrSignInCodeMade: [qr.qrSignInCodeMade({ content: 'x', seconds: 180 })],
    qrSignInScanned: [qr.qrSignInScanned({ name: '林静' })],
    qrSignInGranted: [qr.qrSignInGranted()],
    qrSignInRefused: [qr.qrSignInRefused()],
    qrSignInExpired: [qr.qrSignInExpired()],
    qrSignInFailed: [qr.qrSignInFailed({ text: 'no' })],
    qrSignInRenewed: [qr.qrSignInRenewed()],
    qrSignInLeft: [qr.qrSignInLeft()],
  });
});

describe('register', () => {
  exhaust(registerMachine, register.registerReducer, {
    registrationSubmitted: [
      register.registrationSubmitted({ userName: 'new', name: '', phoneNumber, code, password: 'Portal#2026' }),
    ],
    registrationSucceeded: [register.registrationSucceeded()],
    registrationFailed: [register.registrationFailed(refusal)],
    registrationFieldEdited: [register.registrationFieldEdited('code')],
    registrationLeft: [register.registrationLeft()],
  });
});

describe('verifyPhone', () => {
  exhaust(verifyPhoneMachine, verify.verifyPhoneReducer, {
    verificationSubmitted: [verify.verificationSubmitted({ phoneNumber, code })],
    verificationSucceeded: [verify.verificationSucceeded()],
    verificationFailed: [verify.verificationFailed(refusal)],
    verificationFieldEdited: [verify.verificationFieldEdited('code')],
    verificationLeft: [verify.verificationLeft()],
  });
});

describe('resetPassword', () => {
  exhaust(resetPasswordMachine, reset.resetPasswordReducer, {
    newPasswordSubmitted: [reset.newPasswordSubmitted({ phoneNumber, code, password: 'Portal#2026' })],
    ticketGiven: [reset.ticketGiven({ ticket: 't' })],
    ticketEnded: [reset.ticketEnded({ text: 'verify again' })],
    newPasswordSucceeded: [reset.newPasswordSucceeded()],
    newPasswordFailed: [reset.newPasswordFailed(refusal)],
    newPasswordFieldEdited: [reset.newPasswordFieldEdited('code')],
    newPasswordLeft: [reset.newPasswordLeft()],
  });
  it('ACC-4 a ticket is never kept when the page is left', () => {
    const states = [reset.ticketGiven({ ticket: 't' }), reset.newPasswordLeft()].reduce(
      reset.resetPasswordReducer,
      undefined,
    );
    expect(states).toMatchObject({ ticket: null });
  });
});
