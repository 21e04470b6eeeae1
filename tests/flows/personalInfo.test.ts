import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import {
  personalInfoForm,
  pictureDiscarded,
  pictureMoved,
  picturePickWanted,
  pictureRemovalWanted,
  pictureUpload,
} from '../../src/features/personalInfo/personalInfoSlice.ts';
import { cancelWanted, proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { revokeBlobUrl } from '../../src/services/browser/blobs.ts';
import * as files from '../../src/services/browser/files.ts';
import * as pictures from '../../src/services/browser/pictures.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { download } from '../../src/services/http/download.ts';
import { upload } from '../../src/services/http/upload.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { ASKED, refused } from '../support/securityWork.ts';
import { acceptOnly, choiceOf } from '../support/versionedReply.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/files.ts');
jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/browser/pictures.ts');
jest.mock('../../src/services/http/upload.ts');
jest.mock('../../src/services/http/download.ts');

const READ = 'GET /api/console/personal-info';
const UPDATE = 'POST /api/console/personal-info/update';
const PROVE = 'POST /api/account/reauthenticate';
const REMOVE = 'POST /api/account/profile-picture/remove';
const info = {
  id: 'account',
  userName: 'lin',
  name: '林静',
  englishName: null,
  email: null,
  phoneNumber: '139****0001',
  hasPicture: true,
  creationTime: '2026-11-20T10:24:00',
};

async function visit(over = {}) {
  const backend = consoleBackend({
    [READ]: { body: info },
    [UPDATE]: { body: null },
    [REMOVE]: { body: null },
    ...over,
  });
  const play = await playFlow(backend, {
    path: '/console/accountCenter/personalInfo',
    preloadedState: consoleAdministrator(),
  });
  await play.pass(0);
  play.calls();
  return { play, own: () => play.state().personalInfo };
}
/** The person has picked a picture of 800 by 400 px. */
async function cropping() {
  const visited = await visit();
  visited.play.dispatch(picturePickWanted());
  await visited.play.pass(0);
  return visited;
}

let pictureNumber = 0;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
  pictureNumber = 0;
  jest.mocked(download).mockImplementation(async () => `blob:own-${++pictureNumber}`);
  jest.mocked(files.pickFiles).mockResolvedValue([{ id: 'picked', fileName: 'me.png', size: 9 }]);
  jest.mocked(pictures.showPicture).mockResolvedValue({ url: 'blob:picked', width: 800, height: 400 });
  jest.mocked(pictures.cutPicture).mockResolvedValue({ id: 'cut', fileName: 'picture.webp', size: 3 });
  jest.mocked(upload).mockReturnValue({ answer: Promise.resolve({ name: 'x' } as never), abort: () => {} });
});
afterEach(() => jest.useRealTimers());

it('CON-1 shows what was saved in the fields and deletes the draft', async () => {
  const { play, own } = await visit();
  play.dispatch(formTyped({ key: 'personalInfo/englishName', typed: 'Jing Lin' }));
  play.backend[READ] = { body: { ...info, englishName: 'Jing Lin' } };
  play.dispatch(personalInfoForm.submitted({ name: '林静', englishName: 'Jing Lin', email: '' }));
  await play.pass(0);
  // An empty address is removed.
  expect(play.bodyOf(UPDATE)).toEqual({ name: '林静', englishName: 'Jing Lin', email: null });
  expect(own().load.data?.englishName).toBe('Jing Lin');
  expect(play.state().forms.typed).toEqual({});
});

it('the header shows the new name of the account as soon as it is saved', async () => {
  const { play } = await visit();
  const before = play.state().session.hostInfo;
  play.backend[READ] = { body: { ...info, name: '林小静' } };
  play.dispatch(personalInfoForm.submitted({ name: '林小静', englishName: '', email: '' }));
  await play.pass(0);
  expect(play.state().session.hostInfo).toEqual({ ...before, name: '林小静' });
});

/** Version 1 was read, then saved elsewhere with `change` as version 2. */
async function changedElsewhere(change: object) {
  const visited = await visit({ [READ]: { body: { ...info, concurrencyStamp: 'v1' } } });
  visited.play.backend[READ] = { body: { ...info, ...change, concurrencyStamp: 'v2' } };
  acceptOnly(visited.play, UPDATE, 'v2');
  return visited;
}

it('keeps what was saved in another window in the meantime next to what was typed here', async () => {
  const { play, own } = await changedElsewhere({ englishName: 'Jing Lin' });
  play.dispatch(personalInfoForm.submitted({ name: '林静静', englishName: '', email: '' }));
  await play.pass(0);
  expect(play.bodyOf(UPDATE)).toEqual({ name: '林静静', englishName: 'Jing Lin', email: null });
  expect(play.headersOf(UPDATE).get('If-Match')).toBe('"v2"');
  expect(play.state().feedback.confirmation).toBeNull();
  expect(own().form.status).toBe('filling');
});

it.each([
  ['their own', confirmationAccepted, '静'],
  ['what was saved', confirmationDismissed, 'Jing Lin'],
])('shows both values of a conflicting field; the person keeps %s', async (_what, answer, kept) => {
  const { play } = await changedElsewhere({ englishName: 'Jing Lin', name: '林' });
  play.dispatch(personalInfoForm.submitted({ name: '林静', englishName: '静', email: '' }));
  await play.pass(0);
  const choice = choiceOf(play);
  expect(choice).toMatchObject({ title: { key: 'personalInfo:englishName' }, saved: 'Jing Lin', own: '静' });
  play.dispatch(answer(choice?.id ?? ''));
  await play.pass(0);
  expect(play.bodyOf(UPDATE)).toEqual({ name: '林', englishName: kept, email: null });
  expect(play.state().forms.typed).toEqual({});
});

it('explains a refused address at its field and keeps the draft', async () => {
  const problems = [{ message: 'No such address.', members: ['email'] }];
  const { play, own } = await visit({
    [UPDATE]: { status: 400, body: { error: { message: 'no', validationErrors: problems } } },
  });
  play.dispatch(formTyped({ key: 'personalInfo/email', typed: 'lin@nowhere' }));
  play.dispatch(personalInfoForm.submitted({ name: '林静', englishName: '', email: 'lin@nowhere' }));
  await play.pass(0);
  expect(own().form.failure.fields).toEqual({ email: { text: 'No such address.', language: 'zh-CN' } });
  expect(play.state().forms.typed).toEqual({ 'personalInfo/email': 'lin@nowhere' });
});

it('another address needs a proof first; a wrong one is reported in its prompt and stored nowhere', async () => {
  const { play, own } = await visit({ [UPDATE]: ASKED, [PROVE]: refused('Wrong password.', 'password') });
  const input = { name: '林静', englishName: '', email: 'lin@example.com' };
  const proof = proofForm.submitted({ method: 'password', password: 'Portal#2026' });
  play.dispatch(personalInfoForm.submitted(input));
  await play.pass(0);
  expect(play.state().reauthentication.status).toBe('asking');
  play.dispatch(proof);
  await play.pass(0);
  expect(play.state().reauthentication).toMatchObject({
    status: 'asking',
    form: { failure: { error: { text: 'Wrong password.', language: 'zh-CN' } } },
  });
  Object.assign(play.backend, { [PROVE]: { body: { validSeconds: 300 } }, [UPDATE]: { body: null } });
  play.calls();
  play.dispatch(proof);
  await play.pass(0);
  expect(play.bodyOf(PROVE)).toEqual({ method: 'password', password: 'Portal#2026' });
  expect(play.calls()).toEqual([PROVE, UPDATE, READ]);
  expect(play.bodyOf(UPDATE)).toEqual({ name: '林静', englishName: null, email: 'lin@example.com' });
  expect(own().form.status).toBe('filling');
  expect(JSON.stringify(play.state())).not.toContain('Portal#2026');
});

it('a person who cancels the proof keeps what was typed, and no failure is shown', async () => {
  const { play, own } = await visit({ [UPDATE]: ASKED });
  play.dispatch(formTyped({ key: 'personalInfo/email', typed: 'lin@example.com' }));
  play.dispatch(personalInfoForm.submitted({ name: '林静', englishName: '', email: 'lin@example.com' }));
  await play.pass(0);
  play.dispatch(cancelWanted());
  await play.pass(0);
  expect(own().form).toEqual({ status: 'refused', failure: { fields: {}, error: null } });
  expect(play.state().forms.typed).toEqual({ 'personalInfo/email': 'lin@example.com' });
  expect(play.state().feedback.toasts).toEqual([]);
});

it('a picture is cropped, scaled down, sent, and appears in the header at once', async () => {
  const { play, own } = await cropping();
  expect(own()).toMatchObject({ status: 'cropping', picture: { url: 'blob:picked' } });
  expect(play.state().shell.picture).toBe('blob:own-1');
  play.dispatch(pictureMoved({ right: 9, down: 0 }));
  play.dispatch(pictureUpload.submitted());
  await play.pass(0);
  expect(pictures.cutPicture).toHaveBeenCalledWith('picked', { left: 0, top: 0, side: 400 });
  expect(jest.mocked(upload).mock.calls.map(([{ path }, id]) => [path, id])).toEqual([
    ['/api/account/profile-picture', 'cut'],
  ]);
  expect(own()).toMatchObject({ status: 'closed', picture: null });
  expect(play.state().shell.picture).toBe('blob:own-2');
  expect(jest.mocked(revokeBlobUrl).mock.calls.flat().sort()).toEqual(['blob:own-1', 'blob:picked']);
  expect(jest.mocked(files.forgetFile).mock.calls.flat().sort()).toEqual(['cut', 'picked']);
});

it('a picture that could not be sent can be sent again', async () => {
  const { play, own } = await cropping();
  const error = { kind: 'network', call: 'setProfilePicture', url: '/x', reason: 'timeout' } as const;
  jest.mocked(upload).mockReturnValueOnce({ answer: Promise.reject(new ApiFailure(error)), abort: () => {} });
  play.dispatch(pictureUpload.submitted());
  await play.pass(0);
  expect(own().status).toBe('cropping');
  expect(own().upload.failure.error).not.toBeNull();
  play.dispatch(pictureUpload.submitted());
  await play.pass(0);
  expect(own()).toMatchObject({ status: 'closed', upload: { failure: { error: null } } });
});

it('a discarded picture leaves nothing behind, and another one can be picked', async () => {
  const { play, own } = await cropping();
  play.dispatch(pictureDiscarded());
  await play.pass(0);
  expect(own()).toMatchObject({ status: 'closed', picture: null });
  expect(revokeBlobUrl).toHaveBeenCalledWith('blob:picked');
  expect(files.forgetFile).toHaveBeenCalledWith('picked');
  play.dispatch(picturePickWanted());
  await play.pass(0);
  expect(own().status).toBe('cropping');
  expect(upload).not.toHaveBeenCalled();
});

it('says so when a file is not a picture', async () => {
  jest.mocked(pictures.showPicture).mockResolvedValue(null);
  const { play, own } = await cropping();
  expect(own().status).toBe('closed');
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([{ key: 'personalInfo:noPicture' }]);
});

it('removes a picture after confirmation, and the header shows the letter again', async () => {
  const { play } = await visit();
  play.dispatch(pictureRemovalWanted());
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
  await play.pass(0);
  expect(play.calls()).toEqual([REMOVE, READ]);
  // The answer is an empty file, for which the header shows the letter.
  expect(play.state().shell.picture).toBe('blob:own-2');
});
