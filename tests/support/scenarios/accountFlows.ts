import { formTyped } from '../../../src/features/forms/formsSlice.ts';
import { modeChosen } from '../../../src/features/login/loginSlice.ts';
import { registration } from '../../../src/features/register/registerSlice.ts';
import { newPassword } from '../../../src/features/resetPassword/resetPasswordSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { smsCodeWanted } from '../../../src/features/smsCode/smsCodeSlice.ts';
import { phoneVerification } from '../../../src/features/verifyPhone/verifyPhoneSlice.ts';
import { does, doesAndWaits, outside, type Scenario } from './scenario.ts';

const phone = { phoneNumber: '13900000001', code: '482719' };
const password = 'Portal#2027';
const CHECKED = { 'POST /api/account/check-verification-code': { body: { resetToken: 'ticket-1' } } };
const at = (to: string) => navigationWanted({ to });

/** Flows of the account screens. */
export const accountScenarios: readonly Scenario[] = [
  {
    flow: 'forms',
    title: 'typed text is kept',
    ...outside('/login'),
    ask: does(formTyped({ key: 'passwordSignIn/account', typed: 'lin' })),
    leadsTo: ['forms/formTyped'],
    story: ['forms/formTyped', '→ keepTabText'],
  },
  {
    flow: 'smsCode',
    title: 'a code is sent and can be requested again after a minute',
    ...outside('/login'),
    backend: { 'POST /api/send-sms/vcode': { body: { resendAfter: 60, expiresIn: 300 } } },
    before: does(modeChosen('sms')),
    ask: doesAndWaits(60_000, smsCodeWanted({ phoneNumber: '13900000001', isOther: false })),
    leadsTo: ['smsCode/smsCodeWanted', 'smsCode/smsCodeSent', 'smsCode/countdownEnded'],
    story: [
      'smsCode/smsCodeWanted',
      '→ POST /api/send-sms/vcode',
      'smsCode/smsCodeSent',
      'feedback/toastShown',
      'feedback/toastDismissed',
      'smsCode/countdownEnded',
    ],
  },
  {
    flow: 'register',
    title: 'an account is registered',
    ...outside('/register'),
    backend: { 'POST /api/account/register': { body: { id: 'a1' } } },
    ask: does(at('/register'), registration.submitted({ userName: 'newcomer', name: '', ...phone, password })),
    leadsTo: ['register/registrationSubmitted', 'register/registrationSucceeded', 'routing/locationChanged'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'register/registrationSubmitted',
      '→ POST /api/account/register',
      'register/registrationSucceeded',
      'feedback/toastShown',
      'routing/navigationWanted',
      'routing/locationChanged',
      'smsCode/smsCodeLeft',
      'register/registrationLeft',
    ],
  },
  {
    flow: 'verifyPhone',
    title: 'a number is verified',
    ...outside('/verifySecretProtectionPhoneNumber'),
    backend: CHECKED,
    ask: does(at('/verifySecretProtectionPhoneNumber'), phoneVerification.submitted(phone)),
    leadsTo: ['verifyPhone/verificationSubmitted', 'verifyPhone/verificationSucceeded', 'routing/locationChanged'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'verifyPhone/verificationSubmitted',
      '→ POST /api/account/check-verification-code',
      'verifyPhone/verificationSucceeded',
      'verifyPhone/phoneVerified',
      'routing/navigationWanted',
      'routing/locationChanged',
      'smsCode/smsCodeLeft',
      'verifyPhone/verificationLeft',
    ],
  },
  {
    flow: 'resetPassword',
    title: 'a password is reset',
    ...outside('/resetPassword'),
    backend: { ...CHECKED, 'POST /api/account/reset-password': { body: null } },
    ask: does(at('/resetPassword'), newPassword.submitted({ ...phone, password })),
    leadsTo: ['resetPassword/newPasswordSubmitted', 'resetPassword/newPasswordSucceeded', 'routing/locationChanged'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'resetPassword/newPasswordSubmitted',
      '→ POST /api/account/check-verification-code',
      'resetPassword/ticketGiven',
      '→ POST /api/account/reset-password',
      'smsCode/smsCodeLeft',
      'resetPassword/newPasswordSucceeded',
      'feedback/toastShown',
      'routing/navigationWanted',
      'routing/locationChanged',
      'resetPassword/newPasswordLeft',
    ],
  },
];
