import { OTHER_DEVICE_CODE } from '../../contract/errors.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { waitingRealNames } from '../../src/features/certificationReview/certificationReviewSlice.ts';
import { chooserCancelled } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { draftSaved } from '../../src/features/drafts/draftsSlice.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { personalInfoResource } from '../../src/features/personalInfo/personalInfoSlice.ts';
import { realNameResource } from '../../src/features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { logoutWanted, sessionEndedByServer, signInAbandoned } from '../../src/features/session/sessionSlice.ts';
import { EMPTY_TASK } from '../../src/features/task/taskValues.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const locked = sessionEndedByServer({ reason: 'locked', message: { text: 'Locked.' } });
const draft = draftSaved({
  key: 'u1/none/personal/new',
  draft: { savedAt: '2026-11-20T09:00:00', values: EMPTY_TASK },
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('a crash anywhere in ending the session leaves nobody on a page that needs one', async () => {
  let left = 0;
  for (let at = 1; ; at += 1) {
    const saboteur = sabotage('session');
    const play = await playFlow(backendWith([former]), {
      path: '/portal',
      preloadedState: signedIn(),
      effects: saboteur.effects,
    });
    await play.pass(0);
    saboteur.arm(at);
    play.dispatch(locked);
    saboteur.disarm();
    await play.pass(0);
    const { session, routing } = play.state();
    expect([at, routing.location.pathname]).toEqual([at, session.hostToken === null ? '/login' : '/portal']);
    if (session.hostToken === null) left += 1;
    const crashed = play.events().includes('session/crashed');
    play.end();
    if (!crashed) break;
  }
  // Some crashes come after the session has ended.
  expect(left).toBeGreaterThan(2);
});

it('the end of a session shows no message when nobody is signed in', async () => {
  const play = await playFlow(backendWith([]), { path: '/login' });
  await play.pass(0);
  play.dispatch(locked);
  await play.pass(0);
  expect(play.state().feedback.toasts).toEqual([]);
});

it.each([
  ['a log-out', logoutWanted()],
  ['the end of a sign-in', signInAbandoned()],
])('%s without a token tells the server nothing', async (_case, request) => {
  const play = await playFlow(backendWith([]), { path: '/login' });
  await play.pass(0);
  play.dispatch(request);
  await play.pass(0);
  expect(play.calls()).not.toContain(CALLS.logout);
});

it('a log-out removes the drafts; leaving the chooser at sign-in does not, but ends the session', async () => {
  const play = await playFlow(backendWith([companyOf('Aurora'), companyOf('Boreal')]), { path: '/login' });
  await play.pass(0);
  play.dispatch(draft);
  play.dispatch(signInSubmitted({ userName: 'lin', password: 'x' }));
  await play.pass(0);
  play.dispatch(chooserCancelled());
  await play.pass(0);
  expect(play.calls()).toContain(CALLS.logout);
  expect(play.state().session.hostToken).toBeNull();
  expect(Object.keys(play.state().drafts.drafts)).toEqual([draft.payload.key]);
  play.dispatch(logoutWanted());
  await play.pass(0);
  expect(play.state().drafts.drafts).toEqual({});
});

const reviewed = { submittedTime: null, reviewedTime: null, attempt: 0, reasons: [] };
const nobodyWaits = { items: [], totalCount: 0 };
const person = {
  id: 'account',
  userName: 'lin',
  name: '林静',
  englishName: null,
  email: 'lin@aurora.example',
  phoneNumber: null,
  hasPicture: false,
  creationTime: '2026-11-20T10:24:00',
};
const administrator = consoleAdministrator();
/** Works for the provider, without a company. */
const reviewer: Partial<RootState> = {
  ...administrator,
  ...(administrator.session && { session: { ...administrator.session, tenantId: null } }),
};
it.each([
  {
    path: '/console/accountCenter/personalInfo',
    begun: administrator,
    answers: { 'GET /api/console/personal-info': person },
    shown: ({ personalInfo }: RootState) => [personalInfo.load.data],
  },
  {
    path: '/console/accountCenter/realNameAuthentication',
    begun: administrator,
    answers: { 'GET /api/console/real-name': { ...reviewed, status: 'pending', realName: '林静', idNumber: '1*X' } },
    shown: ({ realNameAuthentication }: RootState) => [realNameAuthentication.load.data],
  },
  {
    path: '/console/organizationManagement/authentication',
    begun: reviewer,
    answers: { 'GET /api/console/certifications': nobodyWaits, 'GET /api/console/real-names': nobodyWaits },
    shown: ({ certificationReview: { certifications, realNames } }: RootState) => [certifications.data, realNames.data],
  },
])('after 409 the next account finds $path empty until its own answer', async ({ path, begun, answers, shown }) => {
  const reads = Object.keys(answers);
  const replies = Object.entries(answers).map(([read, body]) => [read, { body }] as const);
  const play = await playFlow(consoleBackend(Object.fromEntries(replies)), { path, preloadedState: begun });
  await play.pass(0);
  expect(shown(play.state())).toEqual(Object.values(answers));

  for (const read of reads) play.backend[read] = { status: 409, body: { error: { code: OTHER_DEVICE_CODE } } };
  play.dispatch(personalInfoResource.wanted());
  play.dispatch(realNameResource.wanted());
  play.dispatch(waitingRealNames.wanted());
  await play.pass(TIMING.otherDeviceRedirectMs);
  expect(play.state().routing.location.pathname).toBe('/login');

  for (const read of reads) play.backend[read] = () => new Promise<Reply>(() => {});
  const next = configurationOf({ 'AbpExtend.HostConsole': true }, begun.session?.tenantId);
  play.backend[CALLS.configuration] = { body: { ...next, currentUser: { ...next.currentUser, id: 'hui' } } };
  if (begun === reviewer) Object.assign(play.backend, { [CALLS.list]: { body: { items: [] } } });
  play.calls();
  play.dispatch(signInSubmitted({ userName: 'hui', password: 'x' }));
  await play.pass(0);
  expect(play.calls()).toEqual(expect.arrayContaining(reads));
  expect(shown(play.state())).toEqual(reads.map(() => null));
});
