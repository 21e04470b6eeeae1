import * as attachments from '../../src/features/attachments/attachmentsSlice.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { UNEXPECTED } from '../../src/lib/message.ts';
import * as device from '../../src/services/browser/device.ts';
import * as upload from '../../src/services/http/upload.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';
import { todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/browser/device.ts', () => ({ readDevice: jest.fn() }));
jest.mock('../../src/services/http/upload.ts', () => ({ upload: jest.fn() }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const { readDevice } = jest.requireActual<typeof device>('../../src/services/browser/device.ts');
let fault: TypeError;
let log: jest.SpyInstance;

beforeEach(() => {
  fault = new TypeError('x is not a function');
  jest.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
  localStorage.setItem('refresh_token', 'former-refresh');
  jest.mocked(device.readDevice).mockImplementation(readDevice);
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('a fault of the portal in the middle of a refresh signs nobody out; the next 401 tries again', async () => {
  const play = await playFlow(backendWith([former]), { path: '/portal', preloadedState: signedIn() });
  await play.pass(1_000);
  jest.mocked(device.readDevice).mockImplementationOnce(() => {
    throw fault;
  });
  const refused = unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer former-token' });
  play.dispatch(refused);
  await play.pass(1_000);
  expect(log.mock.calls).toEqual([['sessionRefresh, CALL withLock:', fault]]);
  expect(play.state().session.hostToken).toBe('Bearer host-token');
  expect(play.state().routing.location.pathname).toBe('/portal');

  play.events();
  play.dispatch(refused);
  await play.pass(0);
  expect(play.events()).toContain('sessionRefresh/refreshSucceeded');
});

it('logs a fault of the portal in an upload, and the file says that it must be picked again', async () => {
  jest.mocked(upload.upload).mockReturnValue({ answer: Promise.reject(fault), abort: () => {} });
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  play.dispatch(attachments.filesPicked([{ id: 'f1', fileName: 'plan.png', size: 10 }]));
  await play.pass(0);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^attachments, /), fault]]);
  expect(play.state().attachments.uploads).toMatchObject([{ id: 'f1', status: 'lost', error: UNEXPECTED }]);
});
