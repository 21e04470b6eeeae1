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
    codeRequested: [sms.codeRequested({ phoneNumber })],
    codeSent: [sms.codeSent({ purpose: 'login', resendTime: 60_000, seconds: 60 })],
    sendFailed: [sms.sendFailed({ text: 'too many' })],
    countdownResumed: [sms.countdownResumed({ seconds: 12 })],
    countdownEnded: [sms.countdownEnded()],
    left: [sms.left()],
  });
  it('ACC-2 leaving the form forgets everything but when the next code may be asked for', () => {
    const sent = [
      sms.codeRequested({ phoneNumber }),
      sms.codeSent({ purpose: 'login', resendTime: 60_000, seconds: 60 }),
      sms.left(),
    ].reduce(sms.smsCodeReducer, undefined);
    expect(sent).toEqual({ status: 'ready', seconds: 0, error: null, resendTimes: { login: 60_000 } });
  });
});

describe('qrSignIn', () => {
  exhaust(qrSignInMachine, qr.qrSignInReducer, {
    begun: [qr.begun()],
    codeMade: [qr.codeMade({ content: 'x', seconds: 180 })],
    scanned: [qr.scanned({ name: '林静' })],
    granted: [qr.granted()],
    refused: [qr.refused()],
    expired: [qr.expired()],
    failed: [qr.failed({ text: 'no' })],
    renewed: [qr.renewed()],
    left: [qr.left()],
  });
});

describe('register', () => {
  exhaust(registerMachine, register.registerReducer, {
    submitted: [register.submitted({ userName: 'new', name: '', phoneNumber, code, password: 'Portal#2026' })],
    succeeded: [register.succeeded()],
    failed: [register.failed(refusal)],
    fieldEdited: [register.fieldEdited('code')],
    left: [register.left()],
  });
});

describe('verifyPhone', () => {
  exhaust(verifyPhoneMachine, verify.verifyPhoneReducer, {
    submitted: [verify.submitted({ phoneNumber, code })],
    succeeded: [verify.succeeded()],
    failed: [verify.failed(refusal)],
    fieldEdited: [verify.fieldEdited('code')],
    left: [verify.left()],
  });
});

describe('resetPassword', () => {
  exhaust(resetPasswordMachine, reset.resetPasswordReducer, {
    submitted: [reset.submitted({ phoneNumber, code, password: 'Portal#2026' })],
    ticketGiven: [reset.ticketGiven({ ticket: 't' })],
    ticketEnded: [reset.ticketEnded({ text: 'verify again' })],
    succeeded: [reset.succeeded()],
    failed: [reset.failed(refusal)],
    fieldEdited: [reset.fieldEdited('code')],
    left: [reset.left()],
  });
  it('ACC-4 a ticket is never kept when the page is left', () => {
    const states = [reset.ticketGiven({ ticket: 't' }), reset.left()].reduce(reset.resetPasswordReducer, undefined);
    expect(states).toMatchObject({ ticket: null });
  });
});
