import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { memberSessionOf, ORGANIZATION, visitOrganization } from '../support/organizationWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const wish = members.memberSignOutWanted({ member: { id: 'm1', name: 'Lin' }, id: 's1', device: 'ThinkPad' });

type Play = Awaited<ReturnType<typeof visitOrganization>>;
const toastsOf = (play: Play) => play.state().feedback.toasts.map(({ kind, message }) => ({ kind, message }));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** An open member, and the question asked before ending one of their sessions. */
async function asked() {
  const play = await visitOrganization('?member=m1');
  expect(play.state().members.sessions.data).toEqual([memberSessionOf('s1')]);
  play.dispatch(wish);
  await play.pass(0);
  play.calls();
  const { confirmation } = play.state().feedback;
  expect(confirmation).toMatchObject({
    question: { key: 'members:signOutQuestion', params: { name: 'Lin', device: 'ThinkPad' } },
    danger: true,
  });
  return { play, question: confirmation?.id ?? '' };
}

it('shows where a member works, signs out a device after a yes, and reads the list again', async () => {
  const { play, question } = await asked();
  play.backend[ORGANIZATION.memberSessions] = { body: { items: [] } };
  play.dispatch(confirmationAccepted(question));
  await play.pass(0);
  expect(play.calls()).toEqual([ORGANIZATION.signOut, ORGANIZATION.memberSessions]);
  expect(play.state().members).toMatchObject({ signOuts: [], sessions: { data: [] } });
  expect(toastsOf(play)).toEqual([
    { kind: 'success', message: { key: 'members:signedOut', params: { name: 'Lin', device: 'ThinkPad' } } },
  ]);
});

it('signs nobody out without confirmation', async () => {
  const { play, question } = await asked();
  play.dispatch(confirmationDismissed(question));
  await play.pass(0);
  expect(play.calls()).toEqual([]);
});

it('reports a session that has already ended and removes it from the list', async () => {
  const { play, question } = await asked();
  play.backend[ORGANIZATION.signOut] = { status: 404, body: { error: { message: 'gone' } } };
  play.backend[ORGANIZATION.memberSessions] = { body: { items: [] } };
  play.dispatch(confirmationAccepted(question));
  await play.pass(0);
  expect(toastsOf(play)).toEqual([{ kind: 'error', message: { text: 'gone', language: 'zh-CN' } }]);
  expect(play.state().members).toMatchObject({ signOuts: [], sessions: { data: [] } });
});

it('leaving the page while a device is being signed out leaves no busy mark on it', async () => {
  const { play, question } = await asked();
  play.backend[ORGANIZATION.signOut] = () => new Promise(() => {});
  play.dispatch(confirmationAccepted(question));
  await play.pass(0);
  expect(play.state().members.signOuts).toEqual(['s1']);
  play.dispatch(navigationWanted({ to: '/console' }));
  await play.pass(0);
  expect(play.state().members.signOuts).toEqual([]);
});

it('does not show the devices of one person for another', async () => {
  const { play } = await asked();
  play.dispatch(members.memberOpened('m2'));
  expect(play.state().members.sessions.data).toBeNull();
});
