import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
// One flow of the entry and one of the shell that crash on start.
jest.mock('../../src/sagas/permissions.ts', () => ({
  permissions: function* () {
    throw new Error('entry flow');
  },
}));
jest.mock('../../src/sagas/notices.ts', () => ({
  notices: function* () {
    throw new Error('shell flow');
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('a crashing flow is logged by its name and, the third time, stops alone: sign-in, switch and workbench go on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const play = await playFlow(backendWith([former]), { path: '/login' });
  play.dispatch(signInSubmitted({ userName: 'lin', password: 'x' }));
  await play.pass(0);
  expect(play.state().company.companyName).toBe('Former');
  expect(play.state().routing.location.pathname).toBe('/portal');
  expect(play.calls()).toEqual(expect.arrayContaining([CALLS.token, 'POST /api/user-work/common/user-task-count']));
  const thrice = <T>(line: T) => [line, line, line];
  expect(log.mock.calls).toEqual([
    ...thrice(['permissions, CALL permissions:', new Error('entry flow')]),
    ...thrice(['notices, CALL notices:', new Error('shell flow')]),
  ]);
  expect(play.state().supervisor.stopped).toEqual(['permissions', 'notices']);
});
