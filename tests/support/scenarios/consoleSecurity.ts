import type { UnknownAction } from '@reduxjs/toolkit';
import { confirmationAccepted } from '../../../src/features/feedback/feedbackSlice.ts';
import {
  passkeyRemovalWanted,
  passkeyRenameWanted,
  passkeyWanted,
} from '../../../src/features/passkeys/passkeysSlice.ts';
import { proofGiven } from '../../../src/features/reauthentication/reauthenticationSlice.ts';
import * as step from '../../../src/features/secondStep/secondStepSlice.ts';
import * as security from '../../../src/features/securitySetting/securitySettingSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { ASKED, SECURITY, SECURITY_PAGE, securityBackend } from '../securityWork.ts';
import { does, type Play, type Scenario } from './scenario.ts';

/** Asks for something that is asked about, and says yes. */
const surely = (action: UnknownAction) => async (play: Play) => {
  await does(action)(play);
  await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
};

/** Flows of the security settings. */
export const securityScenarios: readonly Scenario[] = (
  [
    {
      flow: 'securitySetting',
      title: 'the settings, the devices and more of the log are asked for',
      ask: does(security.waysResource.wanted(), security.sessionsResource.wanted(), security.moreOfLogWanted()),
      leadsTo: ['securitySetting/waysLoaded', 'securitySetting/sessionsLoaded', 'securitySetting/logLoaded'],
    },
    {
      flow: 'securitySetting',
      title: 'the password is judged and changed',
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
    },
    {
      flow: 'securitySetting',
      title: 'the number is changed once the person has proved who they are',
      ask: async (play) => {
        play.backend[SECURITY.changePhone] = ASKED;
        await does(security.phoneForm.submitted({ phoneNumber: '13900000009', code: '482719' }))(play);
        play.backend[SECURITY.changePhone] = { status: 204 };
        await does(proofGiven({ method: 'password', password: 'x' }))(play);
      },
      leadsTo: [
        'reauthentication/questionOpened',
        'reauthentication/proofGiven',
        'reauthentication/questionClosed',
        'securitySetting/phoneSucceeded',
        'securitySetting/formClosed',
      ],
    },
    {
      flow: 'securitySetting',
      title: 'a device is signed out, and then all others',
      ask: async (play) => {
        await surely(security.sessionEndWanted({ id: 's2', name: 'Chrome' }))(play);
        await surely(security.othersEndWanted())(play);
      },
      leadsTo: ['securitySetting/endBegun', 'securitySetting/endOver', 'securitySetting/sessionsLoaded'],
    },
    {
      flow: 'secondStep',
      title: 'it is set up, and its recovery codes are kept',
      ask: does(
        step.setupWanted(),
        step.firstCodeGiven({ code: '482719' }),
        step.codesCopyWanted(),
        step.codesSaveWanted(),
        step.setupLeft(),
        step.secondStepResource.wanted(),
      ),
      leadsTo: [
        'secondStep/secretGiven',
        'secondStep/codesGiven',
        'secondStep/setupClosed',
        'secondStep/secondStepLoaded',
      ],
    },
    {
      flow: 'secondStep',
      title: 'it gets new recovery codes',
      ask: does(step.newCodesWanted(), step.setupLeft()),
      leadsTo: ['secondStep/codesGiven', 'secondStep/secondStepLoaded', 'secondStep/setupClosed'],
    },
    {
      flow: 'secondStep',
      title: 'it is ended',
      ask: surely(step.endWanted()),
      leadsTo: ['feedback/confirmationAsked', 'secondStep/secondStepLoaded'],
    },
    {
      flow: 'passkeys',
      title: 'one is made',
      ask: does(passkeyWanted({ name: 'Laptop' })),
      leadsTo: ['passkeys/passkeysWanted', 'passkeys/passkeysLoaded'],
    },
    {
      flow: 'passkeys',
      title: 'one is renamed',
      ask: does(passkeyRenameWanted({ id: 'p1', name: 'Phone' })),
      leadsTo: ['passkeys/passkeysWanted', 'passkeys/passkeysLoaded'],
    },
    {
      flow: 'passkeys',
      title: 'one is removed',
      ask: surely(passkeyRemovalWanted({ id: 'p1', name: 'Laptop' })),
      leadsTo: ['feedback/confirmationAsked', 'passkeys/passkeysWanted', 'passkeys/passkeysLoaded'],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({
  path: SECURITY_PAGE,
  preloadedState: consoleAdministrator(),
  backend: securityBackend(),
  ...scenario,
}));
