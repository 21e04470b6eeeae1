import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { hostAccountTyped, resetWanted } from '../../src/features/hostAccounts/hostAccountsSlice.ts';
import { proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { hostAccountOf, hostAdministrator, hostBackend, TENANTS } from '../support/tenantWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const LIST = '/console/organizationManagement/myOrganization';
async function visit(over: Backend = {}, path = LIST, preloadedState = hostAdministrator()) {
  const play = await playFlow(hostBackend(over), { path, preloadedState });
  await play.pass(0);
  play.lookFromHere();
  const answer = async (isYes: boolean) => {
    const id = play.state().feedback.confirmation?.id ?? '';
    play.dispatch(isYes ? confirmationAccepted(id) : confirmationDismissed(id));
    await play.pass(0);
  };
  return { play, own: () => play.state().hostAccounts, answer };
}
const told = (play: Awaited<ReturnType<typeof visit>>['play']) =>
  play.state().feedback.toasts.map(({ message }) => message);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the organisation page requests all accounts outside a company, and none inside one', async () => {
  const { play, own } = await visit();
  expect(play.calls()).toContain(TENANTS.accounts);
  expect(own().rows.data?.items).toMatchObject([{ userName: 'wang', phoneNumber: '139****0003' }]);
  const inside = await visit({}, LIST, consoleAdministrator());
  expect(inside.play.calls()).not.toContain(TENANTS.accounts);
});

it('the address holds the list’s filters: a state, a day, and typed words after a debounce', async () => {
  const { play } = await visit({}, `${LIST}?state=disabled&signedInOn=2026-11-19&page=2`);
  const query = { isActive: 'false', signedInOn: '2026-11-19', skipCount: '20', maxResultCount: '20' };
  expect(play.queryOf(TENANTS.accounts)).toEqual(query);
  play.dispatch(hostAccountTyped(' wang '));
  await play.pass(299);
  play.expectExactly(['hostAccounts/hostAccountTyped']);
  await play.pass(1);
  expect(play.state().routing.location.search).toBe('?filter=wang&state=disabled&signedInOn=2026-11-19');
  play.expectExactly([
    'routing/navigationWanted',
    'routing/locationChanged',
    'pageTabs/pageVisited',
    'hostAccounts/hostAccountsOpened',
    'hostAccounts/rowsRequested',
    `→ ${TENANTS.accounts}`,
    'hostAccounts/rowsLoaded',
  ]);
  expect(play.queryOf(TENANTS.accounts)).toMatchObject({ filter: 'wang', skipCount: '0' });
});

it('an invalid day filters nothing', async () => {
  const { play } = await visit({}, `${LIST}?signedInOn=monday`);
  play.lookAway();
  expect(play.queryOf(TENANTS.accounts)).toEqual({ skipCount: '0', maxResultCount: '20' });
});

it('resets a second step after confirmation and proof of identity, and reads the list again', async () => {
  const required = { status: 403, body: { error: { code: 'Atrium:ReauthenticationRequired', message: 'prove it' } } };
  const { play, answer } = await visit({
    [TENANTS.resetSecondStep]: required,
    'GET /api/account/reauthentication': { body: { methods: ['password'], validSeconds: 0 } },
    'POST /api/account/reauthenticate': { body: { validSeconds: 300 } },
  });
  play.lookAway();
  play.dispatch(resetWanted(hostAccountOf()));
  await play.pass(0);
  expect(play.state().feedback.confirmation?.question).toMatchObject({
    params: { person: 'Wang Lei', userName: 'wang' },
  });
  await answer(false);
  expect(play.calls()).not.toContain(TENANTS.resetSecondStep);
  play.dispatch(resetWanted(hostAccountOf()));
  await play.pass(0);
  await answer(true);
  expect(play.state().reauthentication.status).not.toBe('closed');
  play.backend[TENANTS.resetSecondStep] = { body: { userName: 'wang' } };
  play.backend[TENANTS.accounts] = { body: { items: [hostAccountOf({ hasSecondStep: false })], totalCount: 1 } };
  play.dispatch(proofForm.submitted({ method: 'password', password: 'Portal#2026' }));
  await play.pass(0);
  expect(play.bodyOf(TENANTS.resetSecondStep)).toEqual({ userNameOrPhoneNumber: 'wang' });
  expect(told(play)).toContainEqual({ key: 'hostAccounts:resetDone', params: { person: 'Wang Lei' } });
  expect(play.state().hostAccounts).toMatchObject({
    resets: [],
    rows: { data: { items: [{ hasSecondStep: false }] } },
  });
});

it('reports a refusal and reads the list again: somebody else may have reset it', async () => {
  const { play, own, answer } = await visit({ [TENANTS.resetSecondStep]: { status: 404, body: null } });
  play.lookAway();
  play.calls();
  play.dispatch(resetWanted(hostAccountOf()));
  await play.pass(0);
  await answer(true);
  expect(told(play)).toHaveLength(1);
  expect(own().resets).toEqual([]);
  expect(play.calls()).toEqual([TENANTS.resetSecondStep, TENANTS.accounts]);
});
