import { ownPictureWanted } from '../../src/features/personalInfo/personalInfoEvents.ts';
import { shellClosed } from '../../src/features/shell/shellSlice.ts';
import { revokeBlobUrl } from '../../src/services/browser/blobs.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { download } from '../../src/services/http/download.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/http/download.ts', () => ({ download: jest.fn(async () => 'blob:lin') }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

async function work() {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  return play;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(download).mockClear();
});
afterEach(() => jest.useRealTimers());

it('fetches the account’s picture when the shell opens and releases it when it closes', async () => {
  const play = await work();
  // Not with the account's own token, which nothing else may have used for hours.
  expect(jest.mocked(download).mock.calls.map(([{ path, auth }]) => [path, auth])).toEqual([
    ['/api/account/profile-picture-file/account', 'tenant'],
  ]);
  expect(play.state().ownPicture.url).toBe('blob:lin');
  play.dispatch(shellClosed());
  await play.pass(0);
  expect(play.state().ownPicture.url).toBeNull();
  expect(revokeBlobUrl).toHaveBeenCalledWith('blob:lin');
});

const answered = (status: number) =>
  new ApiFailure({
    kind: 'other',
    call: 'getProfilePicture',
    url: '/api/account/profile-picture-file/account',
    status,
    message: null,
    code: null,
    reason: 'refused',
    hideElMessage: false,
  });

it('a picture that cannot be fetched shows no message', async () => {
  jest.mocked(download).mockRejectedValueOnce(answered(404));
  const play = await work();
  expect(play.state().ownPicture.url).toBeNull();
  expect(play.state().feedback.toasts).toEqual([]);
});

it.each([
  [204, null],
  [404, null],
  [500, 'blob:lin'],
])('after an answer of %s, the picture is %s', async (status, picture) => {
  const play = await work();
  jest.mocked(download).mockRejectedValueOnce(answered(status));
  play.dispatch(ownPictureWanted());
  await play.pass(0);
  expect(play.state().ownPicture.url).toBe(picture);
  expect(play.state().feedback.toasts).toEqual([]);
});
