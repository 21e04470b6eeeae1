import { companyPicked, opened, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import type { Reply } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';
import { TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const aurora = companyOf('Aurora');
const typed = { title: 'Pay the supplier', startedAt: '2026-11-20T10:30:00', endAt: '2026-11-27T18:00:00' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('CMP-4 a write begun in the old company finishes with the old token and never reaches the new one', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  Object.assign(play.backend, backendWith([former, aurora]), {
    [CALLS.configuration]: { body: configurationOf({}, aurora.tenantId) },
  });
  let answer: (reply: Reply) => void = () => {};
  play.backend[TODO.create] = () => new Promise<Reply>((resolve) => (answer = resolve));
  play.dispatch(form.changed(typed));
  play.dispatch(form.saveRequested());
  await play.pass(0);
  expect(play.headersOf(TODO.create).get('authorization')).toBe('Bearer former-token');

  play.dispatch(opened({ action: 'switch' }));
  await play.pass(0);
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.state().company.companyName).toBe('Aurora');
  play.calls();

  answer({ body: { id: 'late' } });
  await play.pass(5_000);
  // The answer belongs to the former company: nothing here was saved, and nothing is sent a second time.
  expect(play.calls()).not.toContain(TODO.create);
  expect(play.toasts()).not.toContainEqual({ kind: 'success', message: { key: 'common:createdSuccessfully' } });
});
