import type { UnknownAction } from '@reduxjs/toolkit';
import { TIMING } from '../../src/constants/timing.ts';
import { confirmationAccepted, confirmationDismissed, toastActed } from '../../src/features/feedback/feedbackSlice.ts';
import * as own from '../../src/features/ownAccount/ownAccountSlice.ts';
import { configurationChanged } from '../../src/features/realtime/realtimeEvents.ts';
import { proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { noticeDisputed, noticeSeen } from '../../src/features/securityNotices/securityNoticesSlice.ts';
import { saveBlobUrl } from '../../src/services/browser/blobs.ts';
import { type ApiError, ApiFailure } from '../../src/services/http/apiError.ts';
import { download } from '../../src/services/http/download.ts';
import { backendWith } from '../support/backend.ts';
import { changed, noticesOf, OWN, OWN_PAGE, ownBackend } from '../support/ownAccountWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { does } from '../support/scenarios/scenario.ts';
import { ASKED, refused } from '../support/securityWork.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/http/download.ts', () => ({ download: jest.fn() }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const file = jest.mocked(download);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function visit(over: Backend = {}, path = OWN_PAGE) {
  const backend = { ...backendWith([]), ...ownBackend(over) };
  const play = await playFlow(backend, { path, preloadedState: signedIn(), awake: ['ownAccount'] });
  await play.pass(TIMING.shellRestMs);
  play.calls();
  const done = (...actions: readonly UnknownAction[]) => does(...actions)(play);
  const answered = async (isYes: boolean) => {
    const id = play.state().feedback.confirmation?.id ?? '';
    await done(isYes ? confirmationAccepted(id) : confirmationDismissed(id));
  };
  const told = () => play.state().feedback.toasts.map(({ message }) => message);
  return { play, done, answered, told };
}
const SAID = { key: 'shell:securityChanged' };

it('ACC-12 the file arrives once the person has proved who they are, and is saved', async () => {
  const asked: ApiError = {
    kind: 'other',
    reason: 'refused',
    status: 403,
    code: 'Atrium:ReauthenticationRequired',
    message: null,
    call: OWN.export,
    url: '/',
    hideElMessage: false,
  };
  file.mockRejectedValue(new ApiFailure(asked));
  const { play, done } = await visit();
  await done(own.exportWanted());
  expect(play.calls()).toEqual([OWN.methods]);
  expect([play.state().reauthentication.status, play.state().ownAccount.exports]).toEqual(['asking', ['data']]);
  file.mockResolvedValue('blob:own');
  await done(proofForm.submitted({ method: 'password', password: 'x' }));
  expect(jest.mocked(saveBlobUrl)).toHaveBeenCalledWith('blob:own', 'my-data 20261120-1024.json');
  await play.pass(60_000);
  expect(play.state().ownAccount.exports).toEqual([]);
});

it('ACC-12 requests a deletion once, after a question and a proof, and can withdraw it', async () => {
  const { play, done, answered, told } = await visit({ [OWN.leave]: ASKED });
  await done(own.leaveWanted());
  await answered(false);
  expect(play.calls()).toEqual([]);
  await done(own.leaveWanted());
  await answered(true);
  expect(play.state().reauthentication.status).toBe('asking');
  Object.assign(play.backend, ownBackend());
  await done(proofForm.submitted({ method: 'password', password: 'x' }));
  expect(play.calls()).toEqual([OWN.leave, OWN.methods, OWN.prove, OWN.leave, OWN.deletion, OWN.notices]);
  expect(told()).toEqual([{ key: 'ownAccount:leaves' }]);
  await done(own.stayWanted());
  expect(play.calls()).toEqual([OWN.stay, OWN.deletion, OWN.notices]);
  expect(told()).toEqual([{ key: 'ownAccount:leaves' }, { key: 'ownAccount:stays' }]);
});

it('says what prevents a deletion', async () => {
  const { play, done, answered, told } = await visit({ [OWN.leave]: refused('You are the last administrator') });
  await done(own.leaveWanted());
  await answered(true);
  expect(told()).toEqual([{ text: 'You are the last administrator', language: 'zh-CN' }]);
  expect(play.calls()).toEqual([OWN.leave, OWN.deletion, OWN.notices]);
});

it('ACC-13 unlinks an external account next to the other ways to sign in, after a question, and links it again', async () => {
  const { play, done, answered } = await visit({}, '/ownAccount/securitySetting');
  expect(play.state().ownAccount.logins.data).toHaveLength(1);
  await done(own.loginRemovalWanted({ id: 'x1', provider: 'Corp' }));
  await answered(true);
  await done(own.loginReturnWanted({ id: 'x1' }));
  const again = [OWN.logins, OWN.notices, OWN.log];
  expect(play.calls()).toEqual([OWN.removeLogin, ...again, OWN.returnLogin, ...again]);
});

it('ACC-14 announces a change on any page, once, and leads to where it can be disputed', async () => {
  const { play, done, told } = await visit({}, '/portal');
  expect(told()).toEqual([SAID]);
  const [toast] = play.state().feedback.toasts;
  await done(configurationChanged());
  expect(play.state().feedback.toasts).toEqual([toast]);
  await done(toastActed(toast?.id ?? ''));
  expect(play.state().routing.location.pathname).toBe(OWN_PAGE);
  await done(configurationChanged());
  expect(told()).toEqual([]);
});

it('announces a change made while a page is open as soon as the hub reports it', async () => {
  const { play, done, told } = await visit({ [OWN.notices]: noticesOf([]) }, '/portal');
  expect(told()).toEqual([]);
  play.backend[OWN.notices] = noticesOf([changed]);
  await done(configurationChanged());
  expect(told()).toEqual([SAID]);
  play.backend[OWN.notices] = noticesOf([]);
  await done(configurationChanged());
  expect(told()).toEqual([]);
});

it('ACC-12 every page says that the account is going to be deleted', async () => {
  const { told } = await visit({ [OWN.notices]: noticesOf([changed], '2026-12-04T10:00:00') }, '/portal');
  expect(told()).toEqual([{ key: 'shell:accountLeaves', params: { date: '2026-12-04' } }]);
});

it('does not notify again a person who confirmed that it was them', async () => {
  const { play, done } = await visit();
  play.backend[OWN.notices] = noticesOf([]);
  await done(noticeSeen({ id: 'n1' }));
  expect(play.calls()).toEqual([OWN.see, OWN.notices]);
  expect(play.state().securityNotices.load.data?.items).toEqual([]);
});

it('ACC-14 “not me” reverts the change after a question and a proof, and leads to the sign-in page', async () => {
  const { play, done, answered, told } = await visit({ [OWN.dispute]: ASKED });
  await done(noticeDisputed({ id: 'n1' }));
  await answered(true);
  Object.assign(play.backend, ownBackend());
  await done(proofForm.submitted({ method: 'password', password: 'x' }));
  expect(play.calls()).toContain(OWN.dispute);
  expect(told()).toEqual([{ key: 'ownAccount:disputed' }]);
  expect(play.events()).toContain('session/logoutWanted');
});

it('an account without a number stays signed in here to change its password', async () => {
  const { play, done, answered, told } = await visit({ [OWN.dispute]: { body: { phoneNumber: null } } });
  await done(noticeDisputed({ id: 'n1' }));
  await answered(true);
  expect(told()).toEqual([{ key: 'ownAccount:disputedHere' }]);
  expect(play.calls()).toEqual([OWN.dispute, OWN.notices]);
  expect(play.events()).not.toContain('session/logoutWanted');
});

it('shows nothing with a backend that has no notices', async () => {
  const { told } = await visit({ [OWN.notices]: { status: 404 } }, '/portal');
  expect(told()).toEqual([]);
});
