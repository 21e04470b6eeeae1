import { answerGiven, pictureWanted, scanRestarted, torchPressed } from '../../src/features/codeScan/codeScanSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import type * as camera from '../../src/services/browser/camera.ts';
import { readPictureCode } from '../../src/services/browser/codePicture.ts';
import * as files from '../../src/services/browser/files.ts';
import type { fakeCamera } from '../support/fakeCamera.ts';
import { playScan } from '../support/scanWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/camera.ts', () => jest.requireActual('../support/fakeCamera.ts').fakeCamera());
jest.mock('../../src/services/browser/codePicture.ts');
jest.mock('../../src/services/browser/files.ts');
const lens: ReturnType<typeof fakeCamera> & typeof camera = jest.requireMock('../../src/services/browser/camera.ts');

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
});
afterEach(() => jest.useRealTimers());

it('QR-3 the camera runs while looking for a code and stops when one is read or the page is left', async () => {
  const play = await playScan();
  expect(lens.running()).toBe(1);
  lens.sees({ kind: 'state', camera: 'on', hasTorch: false });
  await play.pass(0);
  expect(play.scan().camera).toBe('on');
  lens.sees({ kind: 'code', text: 'QRCODE_LOGIN:c1' });
  await play.pass(0);
  expect(play.scan().status).toBe('asked');
  expect(lens.running()).toBe(0);
  play.dispatch(answerGiven(true));
  await play.pass(0);
  expect(lens.running()).toBe(0);
  play.dispatch(scanRestarted());
  await play.pass(0);
  expect(lens.running()).toBe(1);
  play.dispatch(navigationWanted({ to: '/portal' }));
  await play.pass(0);
  expect(lens.running()).toBe(0);
});

it('switches a camera’s light on and off', async () => {
  const play = await playScan();
  expect(play.scan().torch).toBeNull();
  lens.sees({ kind: 'state', camera: 'on', hasTorch: true });
  await play.pass(0);
  expect(play.scan().torch).toBe(false);
  for (const isOn of [true, false]) {
    play.dispatch(torchPressed());
    await play.pass(0);
    expect(play.scan().torch).toBe(isOn);
  }
});

it('accepts a picture instead: says when it has no code, follows one that has, and keeps no file', async () => {
  const play = await playScan();
  const choose = async (picked: readonly files.PickedFile[], code: string | null) => {
    jest.mocked(files.pickFiles).mockResolvedValueOnce([...picked]);
    jest.mocked(readPictureCode).mockResolvedValueOnce(code);
    play.dispatch(pictureWanted());
    await play.pass(0);
  };
  const picked = { id: 'p1', fileName: 'screen.png', size: 9 };
  await choose([], null);
  expect(readPictureCode).not.toHaveBeenCalled();
  expect(play.scan()).toMatchObject({ status: 'looking', isPictureUnread: false });
  jest.mocked(readPictureCode).mockReset();
  await choose([picked], null);
  expect(play.scan()).toMatchObject({ status: 'looking', isPictureUnread: true });
  await choose([picked], 'QRCODE_LOGIN:c1');
  expect(play.scan()).toMatchObject({ status: 'asked', isPictureUnread: false });
  expect(jest.mocked(files.forgetFile).mock.calls).toEqual([['p1'], ['p1']]);
});

it('keeps no picture that is still being read when the camera finds a code', async () => {
  const play = await playScan();
  jest.mocked(files.forgetFile).mockClear();
  jest.mocked(files.pickFiles).mockResolvedValueOnce([{ id: 'p1', fileName: 'screen.png', size: 9 }]);
  jest.mocked(readPictureCode).mockReturnValueOnce(new Promise(() => {}));
  play.dispatch(pictureWanted());
  await play.pass(0);
  lens.sees({ kind: 'code', text: 'QRCODE_LOGIN:c1' });
  await play.pass(0);
  expect(play.scan().status).toBe('asked');
  expect(jest.mocked(files.forgetFile).mock.calls).toEqual([['p1']]);
});
