import { accountSettingsFlows } from '../../../src/sagas/accountSettingsFlows.ts';
import { actionLogFlows } from '../../../src/sagas/actionLogFlows.ts';
import { aiChatFlows } from '../../../src/sagas/aiChatFlows.ts';
import { calendarExchangeFlows } from '../../../src/sagas/calendarExchangeFlows.ts';
import { codeScanFlows } from '../../../src/sagas/codeScanFlows.ts';
import { companyPortalFlows } from '../../../src/sagas/companyPortalFlows.ts';
import { consoleFlows } from '../../../src/sagas/consoleFlows.ts';
import { helpFlows } from '../../../src/sagas/helpFlows.ts';
import { ownAccountFlows } from '../../../src/sagas/ownAccountFlows.ts';
import { paletteFlows } from '../../../src/sagas/paletteFlows.ts';
import { pushFlows } from '../../../src/sagas/pushFlows.ts';
import { entryFlows } from '../../../src/sagas/root.ts';
import { shellFlows } from '../../../src/sagas/shellFlows.ts';
import { subAppFlows } from '../../../src/sagas/subAppFlows.ts';
import { backendWith } from '../backend.ts';
import { releaseAll } from '../heldThings.ts';
import { type Effects, playFlow } from '../playFlow.ts';
import { signedIn } from '../signedIn.ts';
import { accountScenarios } from './accountFlows.ts';
import { actionLogScenarios } from './actionLogFlows.ts';
import { aiChatScenarios } from './aiChatFlows.ts';
import { calendarExchangeScenarios } from './calendarExchangeFlows.ts';
import { codeScanScenarios } from './codeScanFlows.ts';
import { companyPortalScenarios } from './companyPortalFlows.ts';
import { consoleScenarios } from './consoleFlows.ts';
import { COMPANIES, entryScenarios } from './entryFlows.ts';
import { attachmentScenarios } from './fileFlows.ts';
import { helpScenarios } from './helpFlows.ts';
import { notificationScenarios } from './notificationFlows.ts';
import { ownAccountScenarios } from './ownAccountFlows.ts';
import { pageTabScenarios } from './pageTabs.ts';
import { paletteScenarios } from './paletteFlows.ts';
import { portalScenarios } from './portalFlows.ts';
import { pushScenarios } from './pushFlows.ts';
import { realtimeScenarios } from './realtimeFlows.ts';
import { entryRefusals, portalRefusals } from './refusals.ts';
import type { Play, Scenario } from './scenario.ts';
import { signInScenarios } from './signInFlows.ts';
import { subAppScenarios } from './subAppFlows.ts';
import { taskScenarios } from './taskFlows.ts';

jest.mock('../../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../../src/services/browser/probe.ts', () => ({ probeSiteIcon: async () => true }));
jest.mock('../../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
  openTab: jest.fn(),
  leavePage: jest.fn(),
}));
jest.mock('../../../src/services/browser/alerts.ts', () => ({
  askToNotify: async () => 'granted',
  playChime: () => {},
  showNotice: () => () => {},
}));
jest.mock('../../../src/services/browser/push.ts', () => ({
  ...jest.requireActual('../../../src/services/browser/push.ts'),
  canBePushed: () => true,
  subscribeToPush: async () => ({ endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' }),
  unsubscribeFromPush: async () => 'https://push.example/1',
}));
jest.mock('../../../src/services/browser/blobs.ts', () => jest.requireActual('../heldThings.ts').fakeBlobs());
jest.mock('../../../src/services/browser/files.ts', () => jest.requireActual('../pickedFiles.ts').fakePicker());
jest.mock('../../../src/services/browser/pictures.ts', () => jest.requireActual('../pickedFiles.ts').fakePictures());
jest.mock('../../../src/services/http/upload.ts', () => jest.requireActual('../pickedFiles.ts').fakeUpload());
jest.mock('../../../src/services/browser/passkeys.ts', () => ({
  ...jest.requireActual('../../../src/services/browser/passkeys.ts'),
  createPasskey: async () => jest.requireActual('../securityWork.ts').created,
}));
jest.mock('../../../src/services/aiChat/answers.ts', () => ({
  streamAnswer: (_question: unknown, tell: (event: object) => void) => {
    const events = [{ kind: 'begun', id: 'c-1' }, { kind: 'words', text: '还差 2 件' }, { kind: 'done' }];
    void Promise.resolve().then(() => events.forEach(tell));
    return () => {};
  },
}));
jest.mock('../../../src/services/browser/passwordStrength.ts', () => ({ passwordStrength: async () => 3 }));
jest.mock('../../../src/services/browser/clipboard.ts', () => ({ copyText: async () => true }));
jest.mock('../../../src/services/http/download.ts', () => jest.requireActual('../heldThings.ts').fakeDownload());
jest.mock('../../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(() => ({ start: async () => {}, stop: async () => {} })),
}));

/**
 * The names of all flows of the portal. The replay page runs its one flow over a store of its own, without a backend:
 * `tests/flows/replayDesk.test.ts` crashes that.
 */
export const FLOWS: readonly string[] = Object.keys({
  ...entryFlows,
  ...shellFlows,
  ...companyPortalFlows,
  ...consoleFlows,
  ...subAppFlows,
  ...actionLogFlows,
  ...helpFlows,
  ...paletteFlows,
  ...aiChatFlows,
  ...calendarExchangeFlows,
  ...codeScanFlows,
  ...ownAccountFlows,
  ...accountSettingsFlows,
  ...pushFlows,
});

/**
 * The scenarios of all flows, by area. Everything that touches the outside world is mocked above, once for all tests; a file
 * that imports this one therefore imports no flow and no service itself.
 */
export const SCENARIOS_OF: Readonly<Record<'entry' | 'portal' | 'console' | 'subApps', readonly Scenario[]>> = {
  entry: [...entryScenarios, ...signInScenarios, ...accountScenarios, ...entryRefusals],
  portal: [
    ...portalScenarios,
    ...realtimeScenarios,
    ...notificationScenarios,
    ...taskScenarios,
    ...attachmentScenarios,
    ...pageTabScenarios,
    ...companyPortalScenarios,
    ...actionLogScenarios,
    ...helpScenarios,
    ...paletteScenarios,
    ...aiChatScenarios,
    ...calendarExchangeScenarios,
    ...codeScanScenarios,
    ...ownAccountScenarios,
    ...pushScenarios,
    ...portalRefusals,
  ],
  console: consoleScenarios,
  subApps: subAppScenarios,
};

/** The areas that sleep in other scenarios, by the flows that need them. */
const AWAKE: Readonly<Record<string, string>> = {
  aiChat: 'aiChat',
  ownAccount: 'ownAccount',
  securityNotices: 'ownAccount',
};

/** Leads a session to the point where a scenario triggers its flow's first event. Begin with `jest.useFakeTimers()`. */
export async function begun(scenario: Scenario, effects?: Effects): Promise<Play> {
  const { path = '/portal', preloadedState = signedIn(), backend, before } = scenario;
  localStorage.clear();
  sessionStorage.clear();
  releaseAll();
  localStorage.setItem('token', 'Bearer former-token');
  const play = await playFlow(
    { ...backendWith(COMPANIES), ...backend },
    { path, preloadedState, awake: [AWAKE[scenario.flow] ?? ''], ...(effects && { effects }) },
  );
  await play.pass(1_000);
  await before?.(play);
  return play;
}

/** Whether `steps` contains `wanted`, in order. */
export function leads(steps: readonly string[], wanted: readonly string[]): boolean {
  let at = 0;
  for (const step of steps) if (step === wanted[at]) at += 1;
  return at === wanted.length;
}
