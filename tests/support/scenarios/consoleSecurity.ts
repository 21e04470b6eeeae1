import { proofForm, proofWanted } from '../../../src/features/reauthentication/reauthenticationSlice.ts';
import * as security from '../../../src/features/securitySetting/securitySettingSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { ASKED, refused, SECURITY, SECURITY_PAGE, securityBackend } from '../securityWork.ts';
import { does, type Scenario, surely } from './scenario.ts';

/** A form has succeeded: the page fetches everything again. */
const CLOSED_AND_READ_AGAIN = [
  'securitySetting/formClosed',
  'securitySetting/waysWanted',
  'securitySetting/waysRequested',
  '→ GET /api/console/security-settings',
  'securitySetting/sessionsWanted',
  'securitySetting/sessionsRequested',
  '→ GET /api/account/sessions',
  'securitySetting/logWanted',
  'securitySetting/logRequested',
  '→ GET /api/identity/security-logs/my',
  'feedback/toastShown',
  'securitySetting/waysLoaded',
  'securitySetting/sessionsLoaded',
  'securitySetting/logLoaded',
];

/** Flows of the security settings. */
export const securityScenarios: readonly Scenario[] = (
  [
    {
      flow: 'securitySetting',
      title: 'the settings, the devices and more of the log are fetched',
      ask: does(security.waysResource.wanted(), security.sessionsResource.wanted(), security.moreOfLogWanted()),
      leadsTo: ['securitySetting/waysLoaded', 'securitySetting/sessionsLoaded', 'securitySetting/logLoaded'],
      story: [
        'securitySetting/waysWanted',
        'securitySetting/waysRequested',
        '→ GET /api/console/security-settings',
        'securitySetting/waysLoaded',
        'securitySetting/sessionsWanted',
        'securitySetting/sessionsRequested',
        '→ GET /api/account/sessions',
        'securitySetting/sessionsLoaded',
        'securitySetting/moreOfLogWanted',
        'securitySetting/logRequested',
        '→ GET /api/identity/security-logs/my',
        'securitySetting/logLoaded',
      ],
    },
    {
      flow: 'securitySetting',
      title: 'the password is rated and changed',
      ask: does(
        security.formOpened('password'),
        security.newPasswordTyped({ password: 'x' }),
        security.passwordForm.submitted({ currentPassword: 'x', newPassword: 'y' }),
      ),
      leadsTo: [
        'securitySetting/strengthLearned',
        'securitySetting/passwordSucceeded',
        'securitySetting/formClosed',
        'securitySetting/logLoaded',
      ],
      story: [
        'securitySetting/formOpened',
        'securitySetting/newPasswordTyped',
        '→ passwordStrength',
        'securitySetting/strengthLearned',
        'securitySetting/passwordSubmitted',
        '→ POST /api/account/reauthenticate',
        '→ POST /api/account/my-profile/change-password',
        'securitySetting/passwordSucceeded',
        ...CLOSED_AND_READ_AGAIN,
      ],
    },
    {
      flow: 'securitySetting',
      title: 'the number is changed once the person has proved who they are',
      ask: async (play) => {
        play.backend[SECURITY.changePhone] = ASKED;
        await does(security.phoneForm.submitted({ phoneNumber: '13900000009', code: '482719' }))(play);
        play.backend[SECURITY.changePhone] = { status: 204 };
        await does(proofForm.submitted({ method: 'password', password: 'x' }))(play);
      },
      leadsTo: [
        'reauthentication/questionOpened',
        'reauthentication/proofSubmitted',
        'reauthentication/questionClosed',
        'securitySetting/phoneSucceeded',
        'securitySetting/formClosed',
      ],
      story: [
        'securitySetting/phoneSubmitted',
        '→ POST /api/account/my-profile/change-phone',
        'reauthentication/proofWanted',
        '→ GET /api/account/reauthentication',
        'reauthentication/questionOpened',
        'reauthentication/proofSubmitted',
        '→ POST /api/account/reauthenticate',
        'reauthentication/proofSucceeded',
        'reauthentication/questionClosed',
        '→ POST /api/account/my-profile/change-phone',
        'securitySetting/phoneSucceeded',
        ...CLOSED_AND_READ_AGAIN,
      ],
    },
    {
      flow: 'reauthentication',
      title: 'the person is asked, gives a wrong password and then the right one',
      ask: async (play) => {
        play.backend[SECURITY.prove] = refused('Wrong', 'password');
        await does(proofWanted(), proofForm.submitted({ method: 'password', password: 'x' }))(play);
        play.backend[SECURITY.prove] = { body: { validSeconds: 300 } };
        await does(proofForm.submitted({ method: 'password', password: 'y' }))(play);
      },
      leadsTo: ['reauthentication/questionOpened', 'reauthentication/proofFailed', 'reauthentication/questionClosed'],
      story: [
        'reauthentication/proofWanted',
        '→ GET /api/account/reauthentication',
        'reauthentication/questionOpened',
        'reauthentication/proofSubmitted',
        '→ POST /api/account/reauthenticate',
        'reauthentication/proofFailed',
        'reauthentication/proofSubmitted',
        '→ POST /api/account/reauthenticate',
        'reauthentication/proofSucceeded',
        'reauthentication/questionClosed',
      ],
    },
    {
      flow: 'securitySetting',
      title: 'a device is signed out',
      ask: surely(security.sessionEndWanted({ id: 's2', name: 'Chrome' })),
      leadsTo: ['securitySetting/endBegun', 'securitySetting/endEnded', 'securitySetting/ownSessionEnded'],
      story: [
        'securitySetting/sessionEndWanted',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        'securitySetting/endBegun',
        '→ POST /api/account/sessions/s2/revoke',
        'securitySetting/endEnded',
        'securitySetting/ownSessionEnded',
        'securitySetting/logWanted',
        'securitySetting/logRequested',
        '→ GET /api/identity/security-logs/my',
        'securitySetting/logLoaded',
      ],
    },
    {
      flow: 'securitySetting',
      title: 'all other devices are signed out',
      ask: surely(security.othersEndWanted()),
      leadsTo: ['feedback/confirmationAsked', 'securitySetting/sessionsLoaded'],
      story: [
        'securitySetting/othersEndWanted',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        'securitySetting/endBegun',
        '→ POST /api/account/sessions/revoke-others',
        'securitySetting/endEnded',
        ...CLOSED_AND_READ_AGAIN,
      ],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({
  path: SECURITY_PAGE,
  preloadedState: consoleAdministrator(),
  backend: securityBackend(),
  ...scenario,
}));
