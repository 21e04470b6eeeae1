import { PATHS } from '../../src/constants/paths.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { memberOf, ORGANIZATION, undo, visitOrganization as visit } from '../support/organizationWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

type Play = Awaited<ReturnType<typeof visit>>;
const lin = { id: 'm1', name: 'Lin' };
async function move(play: Play, unitId: string) {
  play.dispatch(members.membersMoveWanted({ people: [lin], unitId }));
  await play.pass(0);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('undoing a move returns each person to their department, heads of what they led', async () => {
  const play = await visit();
  await move(play, 'shop');
  expect(play.bodyOf(ORGANIZATION.move)).toEqual({ ids: ['m1'], organizationUnitId: 'shop' });
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.return)).toEqual({
    places: [{ id: 'm1', organizationUnitId: 'dev', leads: ['dev'] }],
  });
});

it('a person whom a move does not change has nothing to undo', async () => {
  const items = [{ id: 'm1', error: null }];
  const play = await visit('', { [ORGANIZATION.move]: { body: { items, former: [] } } });
  await move(play, 'dev');
  expect(play.state().feedback.toasts).toMatchObject([{ message: { key: 'members:moved' } }]);
  expect(play.state().feedback.toasts[0]?.action).toBeUndefined();
});

it('a person who is open during the undo is shown where they are', async () => {
  const play = await visit();
  await move(play, 'shop');
  play.backend[ORGANIZATION.member] = { body: memberOf({ organizationUnitId: 'shop' }) };
  play.dispatch(navigationWanted({ to: `${PATHS.myOrganization}?member=m1` }));
  await play.pass(0);
  play.backend[ORGANIZATION.member] = { body: memberOf({ organizationUnitId: 'dev' }) };
  await undo(play);
  expect(play.state().members.detail.data?.organizationUnitId).toBe('dev');
});
