import * as members from '../../src/features/members/membersSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { ORGANIZATION, visitOrganization as visit } from '../support/organizationWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('searches invited people by the typed text, from the first page', async () => {
  const play = await visit('?unit=dev&status=invited&page=2');
  play.dispatch(members.memberKeywordTyped(' 139 0000 0001 '));
  await play.pass(300);
  expect(play.state().routing.location.search).toMatch(/keyword=139/);
  expect(play.queryOf(ORGANIZATION.invitations)).toEqual({
    nameOrPhoneNumber: '139 0000 0001',
    skipCount: '0',
    maxResultCount: '20',
  });
});

it('resends an invitation once, however often the button is pressed, and again after the answer', async () => {
  const play = await visit('?status=invited');
  const answers: (() => void)[] = [];
  play.backend[ORGANIZATION.repeat] = () => new Promise((done) => answers.push(() => done({ status: 204 })));
  const press = async (id: string) => {
    play.dispatch(members.repetitionWanted({ id, name: 'Gao' }));
    await play.pass(0);
  };
  const sent = () => play.calls().filter((call) => call.endsWith('/repeat'));
  await press('i1');
  await press('i1');
  await press('i2');
  expect(sent()).toEqual([ORGANIZATION.repeat, ORGANIZATION.repeat.replace('i1', 'i2')]);
  answers.shift()?.();
  await play.pass(0);
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({ key: 'members:repeated' });
  await press('i1');
  expect(sent()).toEqual([ORGANIZATION.repeat]);
});

it('an invitation can be resent after leaving the page cancelled an earlier attempt', async () => {
  const play = await visit('?status=invited', { [ORGANIZATION.repeat]: () => new Promise(() => {}) });
  play.dispatch(members.repetitionWanted({ id: 'i1', name: 'Gao' }));
  await play.pass(0);
  expect(play.state().members.repetitions).toEqual(['i1']);
  play.dispatch(navigationWanted({ to: '/console/dashboard' }));
  await play.pass(0);
  expect(play.state().members.repetitions).toEqual([]);
});
