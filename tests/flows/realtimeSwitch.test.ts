import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import { fakeHub, hubWork } from '../support/hubWork.ts';
import type { Reply } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

const aurora = companyOf('Aurora');
const token = () => jest.mocked(connection.createRealtime).mock.lastCall?.[0].readToken();

/** Lin's switch to Aurora has its token and waits for the configuration when the hub closes her connection. */
async function closedInTheMiddle() {
  const { play, hub } = await hubWork(fakeHub());
  let configured: (reply: Reply) => void = () => {};
  Object.assign(play.backend, backendWith([former, aurora]), {
    [CALLS.configuration]: () => new Promise<Reply>((resolve) => (configured = resolve)),
  });
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.state().session.token).toBe('Bearer token-Aurora');
  hub.tell({ kind: 'closed', reason: 'gone' });
  await play.pass(1_000);
  const configure = async (reply: Reply) => {
    configured(reply);
    await play.pass(0);
  };
  return { play, hub, configure };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('a connection lost in the middle of a switch is restored with the former token if the switch fails', async () => {
  const { hub, configure } = await closedInTheMiddle();
  expect(hub.starts).toBe(1);
  await configure({ status: 500, body: {} });
  expect(hub.starts).toBe(2);
  expect(token()).toBe('Bearer former-token');
});

it('and is opened once, with the new token, if the switch succeeds', async () => {
  const { hub, configure } = await closedInTheMiddle();
  await configure({ body: configurationOf({}, aurora.tenantId) });
  expect(hub.starts).toBe(2);
  expect(token()).toBe('Bearer token-Aurora');
});
