import { numberFetched } from '../../src/features/certificationReview/certificationReviewSlice.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { formsRestored, formTyped } from '../../src/features/forms/formsSlice.ts';
import {
  qrSignInSubmitted,
  secondStepRequired,
  secondStepSubmitted,
  signInSubmitted,
  smsSignInSubmitted,
} from '../../src/features/login/loginSlice.ts';
import { dispute } from '../../src/features/notMe/notMeSlice.ts';
import { qrSignInCodeMade } from '../../src/features/qrSignIn/qrSignInSlice.ts';
import { realNameForm } from '../../src/features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { registration } from '../../src/features/register/registerSlice.ts';
import { ticketGiven } from '../../src/features/resetPassword/resetPasswordSlice.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { codesGiven, firstCodeForm, secretGiven } from '../../src/features/secondStep/secondStepSlice.ts';
import { newPasswordTyped, passwordForm, phoneForm } from '../../src/features/securitySetting/securitySettingSlice.ts';
import { search } from '../../src/features/selectPerson/selectPersonEvents.ts';
import { signedIn } from '../../src/features/session/sessionSlice.ts';
import { smsCodeWanted } from '../../src/features/smsCode/smsCodeSlice.ts';
import { devToolsOptions } from '../../src/store/devTools.ts';
import { createDevToolsMask, maskText } from '../../src/store/mask.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { filledState } from './support/stores.ts';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJsaW4ifQ.c2lnbmF0dXJl';
// 186000 is a number that is still being typed.
const CANARIES = [
  JWT,
  'Portal#2026',
  '13900000001',
  '186000',
  '187000',
  'rt-canary-7f3a',
  'device-canary',
  '482913',
  '11010519491231002X',
  'JBSWY3DPEHPK3PXP',
];

// A backend may send more than was requested.
const unitOfPhone = { id: 'd1', parentId: null, displayName: '极光制造', phone: 13900000001 };
const state = rootReducer(
  {
    ...filledState(),
    session: {
      ...filledState().session,
      token: `Bearer ${JWT}`,
      refreshToken: 'rt-canary-7f3a',
    },
    device: { fingerprint: 'device-canary', rememberedAccount: null, lastTenantId: null, tourSeen: ['*'] },
    login: {
      ...filledState().login,
      status: 'secondStep',
      firstStep: { claim: { phoneNumber: '13900000001' }, token: 'rt-canary-7f3a' },
    },
    forms: { typed: { 'passwordSignIn/account': '187000', 'smsSignIn/phoneNumber': '13900000001' } },
    company: { ...filledState().company, companyName: 'call 13900000001' },
    departments: { departmentList: [unitOfPhone], newDepartmentList: null },
  },
  { type: 'test/nothing' },
);
const actions = [
  signInSubmitted({ userName: '13900000001', password: 'Portal#2026' }),
  signedIn({ token: `Bearer ${JWT}`, refreshToken: 'rt-canary-7f3a' }),
  keyChanged({ key: 'refresh_token', raw: 'rt-canary-7f3a' }),
  smsSignInSubmitted({ phoneNumber: '13900000001', code: '482913' }),
  qrSignInSubmitted({ code: 'rt-canary-7f3a' }),
  secondStepRequired({ claim: { phoneNumber: '13900000001' }, token: 'rt-canary-7f3a' }),
  secondStepSubmitted({ code: '482913' }),
  secondStepSubmitted({ recoveryCode: 'rt-canary-7f3a' }),
  dispute.submitted({ ticket: 'rt-canary-7f3a' }),
  locationChanged({
    location: { pathname: '/notMe', search: '?ticket=rt-canary-7f3a', hash: '', key: 'k' },
    action: 'POP',
  }),
  qrSignInCodeMade({ content: 'https://portal.example/scan/rt-canary-7f3a', seconds: 180 }),
  smsCodeWanted({ phoneNumber: '13900000001', isOther: false }),
  formTyped({ key: 'passwordSignIn/account', typed: '186000' }),
  formsRestored({ 'register/userName': '187000', 'register/phoneNumber': '13900000001' }),
  registration.submitted({
    userName: 'new',
    name: '',
    phoneNumber: '13900000001',
    code: '482913',
    password: 'Portal#2026',
  }),
  secretGiven({ uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP', base32: 'JBSWY3DPEHPK3PXP' }),
  codesGiven(['rt-canary-7f3a']),
  firstCodeForm.submitted({ code: '482913' }),
  proofForm.submitted({ method: 'password', password: 'Portal#2026' }),
  newPasswordTyped({ password: 'Portal#2026' }),
  passwordForm.submitted({ currentPassword: 'Portal#2026', newPassword: 'Portal#2026' }),
  phoneForm.submitted({ phoneNumber: '13900000001', code: '482913' }),
  realNameForm.submitted({ realName: '林静', idNumber: '11010519491231002X' }),
  numberFetched({ id: 'a1', attempt: 1, idNumber: '11010519491231002X' }),
  realNameForm.failed({ fields: { idNumber: { text: 'not 11010519491231002X' } }, error: null }),
  search.loaded({ answered: '186000', people: [], totalCount: 0 }),
  ticketGiven({ ticket: 'rt-canary-7f3a' }),
  {
    type: 'register/registrationSubmitted',
    payload: { phoneNumber: '+86 139-0000-0001', vcode: '482913', newPassword: 'Portal#2026' },
  },
  { type: 'realtime/startFailed', payload: { reason: `GET /signalr-hubs/real-time?id=1&access_token=${JWT} failed` } },
  { type: 'persist/REHYDRATE', payload: state, err: new Error(`Bearer ${JWT}`), register: () => JWT },
  { type: 'map/byPhone', payload: { '13900000001': { id: 1 } } },
];

describe('DEV-3 DevTools never see a secret', () => {
  const { actionSanitizer, stateSanitizer } = devToolsOptions();
  const seen = JSON.stringify([stateSanitizer?.(state, 0), actions.map((action, id) => actionSanitizer?.(action, id))]);

  it.each(CANARIES)('%s', (canary) => {
    expect(JSON.stringify([state, actions])).toContain(canary);
    expect(seen).not.toContain(canary);
  });

  it('but still see which action it was, and where the page is', () => {
    expect(seen).toContain('login/signInSubmitted');
    expect(seen).toContain('"path":"/portal"');
    expect(seen).toContain('139****0001');
    expect(seen).toContain('access_token=•••');
  });
});

it.each([
  ['13900000001', '139****0001'],
  ['phone 8613900000001.', 'phone 86139****0001.'],
  ['139 0000 0001', '139****0001'],
  ['no 11010519491231002X here', 'no 1****************X here'],
  ['110105194912310021', '1****************1'],
  ['order 20261120139000000015', 'order 20261120139000000015'],
  ['/x?redirect=%2F&access_token=abc#t', '/x?redirect=%2F&access_token=•••#t'],
  ['/x?client_secret=abc&code=123456', '/x?client_secret=•••&code=•••'],
  [`Bearer ${JWT}`, 'Bearer •••'],
  ['Authorization: bearer opaque/0f3a.7+c= was refused', 'Authorization: Bearer ••• was refused'],
  [`signed ${JWT} twice`, 'signed ••• twice'],
  ['2026-11-20T21:01:50', '2026-11-20T21:01:50'],
])('DEV-3 %s reads %s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it('masks a field that is not listed; keeps numbers, flags and absent values', () => {
  const mask = createDevToolsMask();
  expect(mask({ id: 'a', invented: 'secret', list: ['secret'], count: 3, on: true, none: null, empty: '' })).toEqual({
    id: 'a',
    invented: '•••',
    list: ['•••'],
    count: 3,
    on: true,
    none: null,
    empty: '',
  });
});

it('unchanged parts of a state are copied once', () => {
  const mask = createDevToolsMask();
  const part = { id: 'a' };
  const first = mask({ part });
  expect(Reflect.get(Object(mask({ part })), 'part')).toBe(Reflect.get(Object(first), 'part'));
});
