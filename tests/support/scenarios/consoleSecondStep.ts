import {
  passkeyRemovalWanted,
  passkeyRenameWanted,
  passkeyWanted,
} from '../../../src/features/passkeys/passkeysSlice.ts';
import * as step from '../../../src/features/secondStep/secondStepSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { SECURITY_PAGE, securityBackend } from '../securityWork.ts';
import { does, type Scenario, surely } from './scenario.ts';

/** What the page fetches again after a change of the second step. */
const READ_AGAIN = [
  'secondStep/secondStepWanted',
  'secondStep/secondStepRequested',
  '→ GET /api/account/second-step',
  'securitySetting/sessionsWanted',
  'securitySetting/sessionsRequested',
  '→ GET /api/account/sessions',
  'securitySetting/logWanted',
  'securitySetting/logRequested',
  '→ GET /api/identity/security-logs/my',
  'secondStep/secondStepLoaded',
  'securitySetting/sessionsLoaded',
  'securitySetting/logLoaded',
];

/** Flows of the second step and of passkeys. */
export const secondStepScenarios: readonly Scenario[] = (
  [
    {
      flow: 'secondStep',
      title: 'it is set up, and its recovery codes are kept',
      ask: does(
        step.setupWanted(),
        step.firstCodeGiven({ code: '482719' }),
        step.codesCopyWanted(),
        step.codesSaveWanted(),
        step.setupLeft(),
      ),
      leadsTo: ['secondStep/secretGiven', 'secondStep/codesGiven', 'secondStep/setupClosed'],
      story: [
        'secondStep/setupWanted',
        '→ POST /api/account/second-step/begin',
        'secondStep/secretGiven',
        'secondStep/firstCodeGiven',
        '→ POST /api/account/second-step/confirm',
        'secondStep/codesGiven',
        ...READ_AGAIN,
        'secondStep/codesCopyWanted',
        '→ copyText',
        'feedback/toastShown',
        'secondStep/codesSaveWanted',
        '→ blobUrlOf',
        '→ saveBlobUrl',
        'secondStep/setupLeft',
        'secondStep/setupClosed',
      ],
    },
    {
      flow: 'secondStep',
      title: 'its state is fetched again',
      ask: does(step.secondStepResource.wanted()),
      leadsTo: ['secondStep/secondStepRequested', 'secondStep/secondStepLoaded'],
      story: [
        'secondStep/secondStepWanted',
        'secondStep/secondStepRequested',
        '→ GET /api/account/second-step',
        'secondStep/secondStepLoaded',
      ],
    },
    {
      flow: 'secondStep',
      title: 'it gets new recovery codes',
      ask: does(step.newCodesWanted(), step.setupLeft()),
      leadsTo: ['secondStep/codesGiven', 'secondStep/secondStepLoaded', 'secondStep/setupClosed'],
      story: [
        'secondStep/newCodesWanted',
        '→ POST /api/account/second-step/recovery-codes',
        'secondStep/codesGiven',
        ...READ_AGAIN,
        'secondStep/setupLeft',
        'secondStep/setupClosed',
      ],
    },
    {
      flow: 'secondStep',
      title: 'it is switched off',
      ask: surely(step.endWanted()),
      leadsTo: ['feedback/confirmationAsked', 'secondStep/secondStepLoaded'],
      story: [
        'secondStep/endWanted',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        '→ POST /api/account/second-step/disable',
        ...READ_AGAIN,
      ],
    },
    {
      flow: 'passkeys',
      title: 'a passkey is created',
      ask: does(passkeyWanted({ name: 'Laptop' })),
      leadsTo: ['passkeys/passkeysWanted', 'passkeys/passkeysLoaded'],
      story: [
        'passkeys/passkeyWanted',
        '→ POST /api/account/passkeys/begin',
        '→ createPasskey',
        '→ POST /api/account/passkeys/add',
        'passkeys/passkeysWanted',
        'passkeys/passkeysRequested',
        '→ GET /api/account/passkeys',
        'securitySetting/logWanted',
        'securitySetting/logRequested',
        '→ GET /api/identity/security-logs/my',
        'passkeys/passkeysLoaded',
        'securitySetting/logLoaded',
      ],
    },
    {
      flow: 'passkeys',
      title: 'a passkey is renamed',
      ask: does(passkeyRenameWanted({ id: 'p1', name: 'Phone' })),
      leadsTo: ['passkeys/passkeysWanted', 'passkeys/passkeysLoaded'],
      story: [
        'passkeys/passkeyRenameWanted',
        '→ POST /api/account/passkeys/p1/rename',
        'passkeys/passkeysWanted',
        'passkeys/passkeysRequested',
        '→ GET /api/account/passkeys',
        'securitySetting/logWanted',
        'securitySetting/logRequested',
        '→ GET /api/identity/security-logs/my',
        'passkeys/passkeysLoaded',
        'securitySetting/logLoaded',
      ],
    },
    {
      flow: 'passkeys',
      title: 'a passkey is removed',
      ask: surely(passkeyRemovalWanted({ id: 'p1', name: 'Laptop' })),
      leadsTo: ['feedback/confirmationAsked', 'passkeys/passkeysWanted', 'passkeys/passkeysLoaded'],
      story: [
        'passkeys/passkeyRemovalWanted',
        'feedback/confirmationAsked',
        'feedback/confirmationAccepted',
        '→ POST /api/account/passkeys/p1/remove',
        'passkeys/passkeysWanted',
        'passkeys/passkeysRequested',
        '→ GET /api/account/passkeys',
        'securitySetting/logWanted',
        'securitySetting/logRequested',
        '→ GET /api/identity/security-logs/my',
        'passkeys/passkeysLoaded',
        'securitySetting/logLoaded',
      ],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({
  path: SECURITY_PAGE,
  preloadedState: consoleAdministrator(),
  backend: securityBackend(),
  ...scenario,
}));
