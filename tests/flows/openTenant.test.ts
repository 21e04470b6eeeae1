import { formTyped } from '../../src/features/forms/formsSlice.ts';
import type { OpenField } from '../../src/features/openTenant/openTenantRules.ts';
import { stepPassed, stepReopened, tenantBegun, tenantOpening } from '../../src/features/openTenant/openTenantSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { emptyLoad } from '../../src/lib/loading.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { hostAdministrator, hostBackend, TENANTS } from '../support/tenantWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const FILLED = {
  displayName: ' Ember ',
  name: 'ember',
  editionCode: 'basic',
  term: 'trial',
  administratorPhone: '13900000004',
} as const;

async function visit(backend = hostBackend(), preloadedState = hostAdministrator()) {
  const play = await playFlow(backend, { path: '/console/openTenant', preloadedState });
  await play.pass(0);
  const type = (fields: Partial<Record<OpenField, string>>) => {
    for (const [field, typed] of Object.entries(fields))
      play.dispatch(formTyped({ key: `openTenant/${field as OpenField}`, typed: typed ?? '' }));
  };
  const consoleCalls = () => play.calls().filter((call) => call.includes('/api/console/'));
  const open = () => play.state().openTenant;
  const pass = (steps: number) => {
    for (let step = 0; step < steps; step += 1) play.dispatch(stepPassed());
  };
  return { play, type, consoleCalls, open, pass };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('asks only a host administrator: makes no call inside a company', async () => {
  expect((await visit(hostBackend(), consoleAdministrator())).consoleCalls()).toEqual([]);
  expect((await visit()).consoleCalls()).toEqual([TENANTS.editions]);
});

it('checks the name’s availability once typing pauses, and never for an invalid name', async () => {
  const { play, type, consoleCalls, open } = await visit(
    hostBackend({ [TENANTS.nameFree]: { body: { isFree: false } } }),
  );
  play.keepTexts();
  consoleCalls();
  for (const name of ['E', 'e', 'em', 'emb']) type({ name });
  await play.pass(299);
  expect(consoleCalls()).toEqual([]);
  await play.pass(1);
  expect(consoleCalls()).toEqual([TENANTS.nameFree]);
  expect(play.queryOf(TENANTS.nameFree)).toEqual({ name: 'emb' });
  expect(open().verdicts.name.data?.isGood).toBe(false);
  type({ name: 'emb ?' });
  await play.pass(1000);
  expect(consoleCalls()).toEqual([]);
  expect(open().verdicts.name).toEqual(emptyLoad());
});

it('drops a late answer about an earlier text', async () => {
  const answers: ((value: { body: unknown }) => void)[] = [];
  const backend = hostBackend();
  const { play, type, open } = await visit(backend);
  backend[TENANTS.nameFree] = () => new Promise((resolve) => answers.push(resolve));
  type({ name: 'ember' });
  await play.pass(300);
  expect(open().verdicts.name.status).toBe('loading');
  type({ name: 'ember-two' });
  await play.pass(300);
  answers[0]?.({ body: { isFree: false } });
  await play.pass(0);
  expect(open().verdicts.name).toMatchObject({ status: 'loading', data: null });
  answers[1]?.({ body: { isFree: true } });
  await play.pass(0);
  expect(open().verdicts.name.data?.isGood).toBe(true);
});

it('names the owner of the phone number; on failure leaves it to the opening', async () => {
  const backend = hostBackend();
  const { play, type, open } = await visit(backend);
  type({ administratorPhone: '13900000004' });
  await play.pass(300);
  expect(play.bodyOf(TENANTS.administrator)).toEqual({ phoneNumber: '13900000004' });
  expect(open().verdicts.administratorPhone.data).toEqual({ isGood: true, person: 'Su Luo' });
  backend[TENANTS.administrator] = { body: { name: null } };
  type({ administratorPhone: '13900000009' });
  await play.pass(300);
  expect(open().verdicts.administratorPhone.data).toEqual({ isGood: false, person: null });
  backend[TENANTS.administrator] = { status: 500, body: {} };
  type({ administratorPhone: '13900000008' });
  await play.pass(300);
  expect(open().verdicts.administratorPhone).toMatchObject({ status: 'failed', data: null });
  expect(play.state().feedback.toasts).toEqual([]);
});

it('accepts the administrator’s number and the user count as they are pasted', async () => {
  const { play, type, pass } = await visit();
  type({ ...FILLED, userLimit: ' 1,000 ', administratorPhone: '＋86 139 0000-0004' });
  await play.pass(300);
  expect(play.bodyOf(TENANTS.administrator)).toEqual({ phoneNumber: '13900000004' });
  pass(3);
  play.dispatch(tenantOpening.submitted());
  await play.pass(0);
  expect(play.bodyOf(TENANTS.open)).toMatchObject({ userLimit: 1000, administratorPhone: '13900000004' });
});

it('CON-1 opens the company once with what was typed; the result says who was told, and the draft is deleted', async () => {
  const { play, type, open, pass, consoleCalls } = await visit();
  type(FILLED);
  pass(3);
  await play.pass(300);
  consoleCalls();
  play.dispatch(tenantOpening.submitted());
  play.dispatch(tenantOpening.submitted());
  expect(open().status).toBe('opening');
  await play.pass(0);
  expect(consoleCalls()).toEqual([TENANTS.open]);
  expect(play.bodyOf(TENANTS.open)).toEqual({
    name: 'ember',
    displayName: 'Ember',
    englishName: null,
    editionCode: 'basic',
    userLimit: 50,
    expireDate: '2026-12-20',
    administratorPhone: '13900000004',
  });
  expect(open()).toMatchObject({ status: 'opened', opened: { displayName: 'Ember', administratorName: 'Su Luo' } });
  expect(play.state().forms.typed).toEqual({});
  play.dispatch(tenantBegun());
  expect(open()).toMatchObject({ status: 'company', opened: null });
});

it('a refusal goes to the step of its field and keeps all that was typed', async () => {
  const refusal = {
    status: 400,
    body: { error: { message: 'no', validationErrors: [{ message: 'taken', members: ['name'] }] } },
  };
  const { play, type, open, pass } = await visit(hostBackend({ [TENANTS.open]: refusal }));
  type(FILLED);
  pass(3);
  play.dispatch(tenantOpening.submitted());
  await play.pass(0);
  expect(open()).toMatchObject({ status: 'company', form: { failure: { fields: { name: { text: 'taken' } } } } });
  expect(play.state().forms.typed['openTenant/administratorPhone']).toBe('13900000004');
});

it('a person who leaves while the company is being opened finds the result on return', async () => {
  let answer: (value: { body: unknown }) => void = () => {};
  const backend = hostBackend({
    [TENANTS.open]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const { play, type, open, pass } = await visit(backend);
  type(FILLED);
  pass(3);
  play.dispatch(tenantOpening.submitted());
  await play.pass(0);
  play.dispatch(navigationWanted({ to: '/console' }));
  await play.pass(0);
  answer({ body: { id: 't2', administratorName: 'Su Luo' } });
  await play.pass(0);
  play.dispatch(navigationWanted({ to: '/console/openTenant' }));
  await play.pass(0);
  expect(open().status).toBe('opened');
});

it('Back goes to the previous step with all that was typed; forward only passes complete steps', async () => {
  const { play, type, open, pass } = await visit();
  type(FILLED);
  pass(2);
  const shown = () => [play.state().routing.location.search, open().status];
  expect(shown()).toEqual(['?step=administrator', 'administrator']);
  // The browser is already at the earlier entry when it reports it.
  const returns = (search: string) => {
    window.history.replaceState({ key: search }, '', `/console/openTenant${search}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  returns('?step=edition');
  expect(shown()).toEqual(['?step=edition', 'edition']);
  returns('');
  expect(shown()).toEqual(['', 'company']);
  expect(play.state().forms.typed['openTenant/displayName']).toBe(' Ember ');
  returns('?step=administrator');
  expect(shown()).toEqual(['?step=administrator', 'administrator']);
  returns('');
  type({ displayName: '' });
  returns('?step=edition');
  expect(shown()).toEqual(['', 'company']);
  expect(play.state().routing.action).toBe('REPLACE');
});

it('the back button adds an entry too, and an address of a step not yet reached shows the first', async () => {
  const { play, open, pass } = await visit();
  pass(1);
  expect(play.state().routing).toMatchObject({ action: 'PUSH', location: { search: '?step=edition' } });
  play.dispatch(stepReopened('company'));
  expect(play.state().routing).toMatchObject({ action: 'PUSH', location: { search: '' } });
  play.dispatch(navigationWanted({ to: '/console/openTenant?step=confirm' }));
  await play.pass(0);
  expect([play.state().routing.location.search, open().status]).toEqual(['', 'company']);
});

it('after a reload a draft resumes at the first incomplete step', async () => {
  const first = await visit();
  first.type({ ...FILLED, administratorPhone: '' });
  await first.play.pass(300);
  first.play.end();
  const { play, open } = await visit();
  await play.pass(300);
  expect(open()).toMatchObject({ status: 'administrator', verdicts: { name: { data: { isGood: true } } } });
  expect(play.state().forms.typed['openTenant/displayName']).toBe(' Ember ');
});

it('a resumed draft whose name is taken goes back to the name', async () => {
  const first = await visit();
  first.type({ ...FILLED, administratorPhone: '' });
  await first.play.pass(300);
  first.play.end();
  const { play, open } = await visit(hostBackend({ [TENANTS.nameFree]: { body: { isFree: false } } }));
  expect(open().status).toBe('administrator');
  await play.pass(300);
  expect(open()).toMatchObject({ status: 'company', verdicts: { name: { data: { isGood: false } } } });
});
