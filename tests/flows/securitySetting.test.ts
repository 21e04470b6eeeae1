import { proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import * as security from '../../src/features/securitySetting/securitySettingSlice.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { ASKED, refused, SECURITY, sessionOf, visitSecurity as visit } from '../support/securityWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const phone = { phoneNumber: '13900000009', code: '482719' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the content of the page', () => {
  it('CON-1 reads the ways to sign in, the devices and the first rows of the log once', async () => {
    const { play, own } = await visit();
    const calls = play.calls();
    for (const call of [SECURITY.ways, SECURITY.sessions, SECURITY.log, SECURITY.secondStep, SECURITY.passkeys])
      expect(calls.filter((one) => one === call)).toHaveLength(1);
    expect(own().ways.data).toMatchObject({ hasPassword: true, phoneNumber: '139****0001', email: null });
    expect(own().sessions.data?.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(play.queryOf(SECURITY.log)).toEqual({ maxResultCount: '12' });
    expect(own().log.data).toMatchObject({ totalCount: 30 });
  });

  it('everybody owns their account: it is read outside every company too', async () => {
    const state = consoleAdministrator();
    const outside = state.session && { ...state, session: { ...state.session, tenantId: null } };
    const { play } = await visit({}, outside);
    expect(play.calls()).toContain(SECURITY.sessions);
  });

  it('each step further back requests as many rows more', async () => {
    const { play, done } = await visit();
    await done(security.moreOfLogWanted());
    expect(play.queryOf(SECURITY.log)).toEqual({ maxResultCount: '24' });
  });

  it('shows a failed read in its place and retries it on request', async () => {
    const { play, done, own } = await visit({ [SECURITY.sessions]: { status: 500 } });
    expect(own().sessions).toMatchObject({ data: null, status: 'failed' });
    expect(own().ways.status).toBe('loaded');
    play.backend[SECURITY.sessions] = { body: { items: [sessionOf('s1')] } };
    await done(security.sessionsResource.wanted());
    expect(own().sessions.data).toHaveLength(1);
  });
});

describe('the devices', () => {
  it('one is signed out only after a yes that names it', async () => {
    const { play, done, answered, own } = await visit();
    await done(security.sessionEndWanted({ id: 's2', name: 'Chrome' }));
    expect(play.state().feedback.confirmation).toMatchObject({
      danger: true,
      question: { params: { name: 'Chrome' } },
    });
    await answered(false);
    expect(play.calls()).not.toContain(SECURITY.endSession);

    await done(security.sessionEndWanted({ id: 's2', name: 'Chrome' }));
    play.calls();
    await answered(true);
    expect(play.calls()).toEqual([SECURITY.endSession, SECURITY.log]);
    expect(own().sessions.data?.map(({ id }) => id)).toEqual(['s1']);
    expect(own().ending).toEqual([]);
  });

  it('one that could not be signed out stays in the list', async () => {
    const { play, done, answered, own } = await visit({ [SECURITY.endSession]: refused('Not now') });
    await done(security.sessionEndWanted({ id: 's2', name: 'Chrome' }));
    await answered(true);
    expect(own().sessions.data).toHaveLength(2);
    expect(own().ending).toEqual([]);
    expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([
      { text: 'Not now', language: 'zh-CN' },
    ]);
  });

  it('all others are signed out after a yes and a proof; devices and log are read again', async () => {
    const { play, done, answered } = await visit({ [SECURITY.endOthers]: ASKED });
    await done(security.othersEndWanted());
    await answered(true);
    play.backend[SECURITY.endOthers] = { body: { count: 1 } };
    play.calls();
    await done(proofForm.submitted({ method: 'authenticator', code: '482719' }));
    expect(play.calls()).toEqual(
      expect.arrayContaining([SECURITY.prove, SECURITY.endOthers, SECURITY.sessions, SECURITY.log]),
    );
    expect(play.state().feedback.toasts.at(-1)?.message).toEqual({ key: 'securitySetting:othersEnded' });
  });

  it('reports once that all others could not be signed out', async () => {
    const { play, done, answered } = await visit({ [SECURITY.endOthers]: 'network error' });
    await done(security.othersEndWanted());
    play.events();
    await answered(true);
    expect(play.events().filter((type) => type === 'network/requestFailed')).toHaveLength(1);
    expect(play.state().feedback.toasts).toHaveLength(1);
  });
});

it('shows nothing more to a person who has left the page', async () => {
  let answer: (reply: { status: number }) => void = () => {};
  const { play, done, own } = await visit();
  await done(security.formOpened('phone'));
  play.backend[SECURITY.changePhone] = () => new Promise((resolve) => (answer = resolve));
  await done(security.phoneForm.submitted(phone));
  await done(navigationWanted({ to: '/console' }));
  answer({ status: 204 });
  await play.pass(0);
  expect(play.state().feedback.toasts).toEqual([]);
  expect(own()).toMatchObject({ dialog: null, phoneForm: { status: 'filling' } });
});
