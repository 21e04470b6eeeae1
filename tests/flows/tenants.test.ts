import type { UnknownAction } from '@reduxjs/toolkit';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import {
  editDiscarded,
  editWanted,
  tenantActChosen,
  tenantEdit,
  tenantTyped,
} from '../../src/features/tenants/tenantsSlice.ts';
import { emptySubmission } from '../../src/lib/submission.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { hostAdministrator, hostBackend, TENANTS, tenantOf } from '../support/tenantWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const tenant = tenantOf();

async function visit(path = '/console', backend = hostBackend(), preloadedState = hostAdministrator()) {
  const play = await playFlow(backend, { path, preloadedState });
  await play.pass(0);
  const consoleCalls = () => play.calls().filter((call) => call.includes('/api/console/'));
  const href = () => play.state().routing.location.pathname + play.state().routing.location.search;
  const asked = () => play.state().feedback.confirmation;
  return { play, consoleCalls, href, asked };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('CON-1 outside a company, the home is that of the installation', async () => {
  const { play, consoleCalls } = await visit();
  expect(consoleCalls().sort()).toEqual([TENANTS.editions, TENANTS.hostActs, TENANTS.hostHome, TENANTS.list].sort());
  expect(play.state().dashboard.host.data?.companies.total).toBe(1);
  expect(play.state().tenants.rows.data?.items).toEqual([tenant]);
});

it('CON-1 inside a company, the home is that of the company, and requests nothing about others', async () => {
  const { play, consoleCalls } = await visit('/console', hostBackend(), consoleAdministrator());
  expect(consoleCalls().sort()).toEqual([TENANTS.acts, TENANTS.home].sort());
  expect(play.state().dashboard.company.data?.members.active).toBe(12);
});

it('requests nothing for a person who may not enter the console', async () => {
  const state = { ...hostAdministrator(), permissions: { authorization: [] } };
  const backend = hostBackend({
    'GET /api/abp/application-configuration': {
      body: {
        currentUser: { isAuthenticated: true, id: 'u1', userName: 'lin', name: 'Lin' },
        currentTenant: { id: null },
        auth: { grantedPolicies: {} },
      },
    },
  });
  expect((await visit('/console', backend, state)).consoleCalls()).toEqual([]);
});

it('the list requests the words, state and page of the address', async () => {
  const { play } = await visit('/console?filter=em&state=locked&page=3');
  expect(play.queryOf(TENANTS.list)).toEqual({ filter: 'em', state: 'locked', skipCount: '20', maxResultCount: '10' });
});

it('typed words reach the address after a debounce, on the first page', async () => {
  const { play, href } = await visit('/console?page=3&state=working');
  play.dispatch(tenantTyped('em'));
  play.dispatch(tenantTyped(' emb '));
  await play.pass(299);
  expect(href()).toBe('/console?page=3&state=working');
  await play.pass(1);
  expect(href()).toBe('/console?filter=emb&state=working');
  expect(play.state().routing.action).toBe('REPLACE');
});

it('before stopping a company, shows its name, how many lose it and who is notified; no changes nothing', async () => {
  const { play, asked, consoleCalls } = await visit();
  consoleCalls();
  play.dispatch(tenantActChosen({ tenant, act: 'stop' }));
  await play.pass(0);
  expect(asked()).toMatchObject({
    question: { key: 'tenants:stopQuestion', params: { company: 'Ember' } },
    consequence: { key: 'tenants:stopConsequence', params: { count: 12, signedIn: 2, told: 'Lin、Chen' } },
    danger: true,
  });
  play.dispatch(confirmationDismissed(asked()?.id ?? ''));
  await play.pass(0);
  expect(consoleCalls()).toEqual([TENANTS.reach]);
});

it('shows a stopped company in its current state, and the figures follow', async () => {
  const { play, asked, consoleCalls } = await visit();
  play.dispatch(tenantActChosen({ tenant, act: 'stop' }));
  await play.pass(0);
  consoleCalls();
  play.dispatch(confirmationAccepted(asked()?.id ?? ''));
  await play.pass(0);
  expect(play.bodyOf(TENANTS.state)).toEqual({ isActive: false, concurrencyStamp: 's1' });
  expect(consoleCalls()).toEqual(
    expect.arrayContaining([TENANTS.state, TENANTS.list, TENANTS.hostHome, TENANTS.hostActs]),
  );
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([
    { key: 'tenants:stopDone', params: { company: 'Ember' } },
  ]);
});

it('refuses what somebody else has changed in the meantime, with the reason, and fetches it', async () => {
  const refusal = { status: 412, body: { error: { code: 'Atrium:ChangedMeanwhile', message: 'changed' } } };
  const { play, asked, consoleCalls } = await visit('/console', hostBackend({ [TENANTS.state]: refusal }));
  play.dispatch(tenantActChosen({ tenant, act: 'lock' }));
  await play.pass(0);
  consoleCalls();
  play.dispatch(confirmationAccepted(asked()?.id ?? ''));
  await play.pass(0);
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([{ text: 'changed', language: 'zh-CN' }]);
  expect(consoleCalls()).toContain(TENANTS.list);
  expect(play.state().tenants.acts).toEqual([]);
});

it('the address reflects the dialog of a company, and the list stays as it is', async () => {
  const { play, href, consoleCalls } = await visit('/console?state=working');
  consoleCalls();
  play.dispatch(editWanted(tenant));
  await play.pass(0);
  expect(href()).toBe('/console?state=working&edit=t1');
  expect(play.state().routing.action).toBe('PUSH');
  play.dispatch(editDiscarded());
  await play.pass(0);
  expect(href()).toBe('/console?state=working');
  expect(consoleCalls()).toEqual([]);
});

it('sends a changed subscription, a cleared field as nothing, a pasted count as pasted; then the dialog closes', async () => {
  const { play, href, consoleCalls } = await visit('/console?edit=t1');
  consoleCalls();
  play.dispatch(tenantEdit.submitted({ tenant, editionCode: '', expireDate: '', userLimit: ' 1,060 ' }));
  await play.pass(0);
  expect(play.bodyOf(TENANTS.update)).toEqual({
    editionCode: null,
    expireDate: null,
    userLimit: 1060,
    concurrencyStamp: 's1',
  });
  expect(href()).toBe('/console');
  expect(consoleCalls()).toEqual(expect.arrayContaining([TENANTS.update, TENANTS.list]));
});

it('a refused change keeps the dialog and what was typed, with the reason at its field', async () => {
  const refusal = {
    status: 400,
    body: { error: { message: 'no', validationErrors: [{ message: 'too few', members: ['userLimit'] }] } },
  };
  const { play, href } = await visit('/console', hostBackend({ [TENANTS.update]: refusal }));
  play.dispatch(editWanted(tenant));
  play.dispatch(formTyped({ key: 'tenantEdit/tenantId', typed: 't1' }));
  play.dispatch(formTyped({ key: 'tenantEdit/userLimit', typed: '5' }));
  await play.pass(0);
  play.dispatch(tenantEdit.submitted({ tenant, editionCode: 'basic', expireDate: '', userLimit: '5' }));
  await play.pass(0);
  expect(play.state().tenants.edit).toMatchObject({
    status: 'refused',
    failure: { fields: { userLimit: { text: 'too few', language: 'zh-CN' } } },
  });
  expect(href()).toBe('/console?edit=t1');
  expect(play.state().forms.typed['tenantEdit/userLimit']).toBe('5');
});

it('restores what was typed for a company with its dialog, and never with another’s', async () => {
  const { play } = await visit();
  play.dispatch(editWanted(tenant));
  play.dispatch(formTyped({ key: 'tenantEdit/tenantId', typed: 't1' }));
  play.dispatch(formTyped({ key: 'tenantEdit/userLimit', typed: '70' }));
  play.dispatch(navigationWanted({ to: '/portal' }));
  await play.pass(0);
  play.dispatch(navigationWanted({ to: '/console' }));
  await play.pass(0);
  play.dispatch(editWanted(tenant));
  await play.pass(0);
  expect(play.state().forms.typed['tenantEdit/userLimit']).toBe('70');
  play.dispatch(editWanted(tenantOf({ id: 't9' })));
  await play.pass(0);
  expect(play.state().forms.typed['tenantEdit/userLimit']).toBeUndefined();
});

describe('a change that is cancelled while it is being saved', () => {
  const other = tenantOf({ id: 't2', displayName: 'Boreal' });
  const saveOther = 'POST /api/console/tenants/t2/update';
  const subscription = { editionCode: 'basic', expireDate: '', userLimit: '70' };

  /** The first company's change has no answer yet; the dialog of the second is open, with a text of its own. */
  async function cancelled(cancel: UnknownAction = editDiscarded()) {
    const at = await visit('/console', hostBackend({ [saveOther]: { body: null } }));
    let answer: (reply: object) => void = () => {};
    at.play.backend[TENANTS.update] = () => new Promise((resolve) => (answer = resolve));
    at.play.dispatch(editWanted(tenant));
    at.play.dispatch(tenantEdit.submitted({ tenant, ...subscription }));
    await at.play.pass(0);
    at.play.dispatch(cancel);
    await at.play.pass(0);
    at.play.dispatch(editWanted(other));
    at.play.dispatch(formTyped({ key: 'tenantEdit/userLimit', typed: '80' }));
    await at.play.pass(0);
    at.consoleCalls();
    return { ...at, answer: (reply: object) => answer(reply) };
  }

  it.each([
    ['with its button', editDiscarded()],
    ['by going back', navigationWanted({ to: '/console', replace: true })],
  ])('%s leaves the next company its dialog and text; the answer brings a new list', async (_how, cancel) => {
    const { play, consoleCalls, href, answer } = await cancelled(cancel);
    expect(play.state().tenants.edit).toEqual(emptySubmission());
    answer({ body: null });
    await play.pass(0);
    expect(consoleCalls()).toContain(TENANTS.list);
    expect(href()).toBe('/console?edit=t2');
    expect(play.state().forms.typed['tenantEdit/userLimit']).toBe('80');
    expect(play.state().feedback.toasts).toEqual([]);
  });

  it('does not hold up the change of the next', async () => {
    const { play, consoleCalls, href, answer } = await cancelled();
    play.dispatch(tenantEdit.submitted({ tenant: other, ...subscription, userLimit: '80' }));
    await play.pass(0);
    expect(consoleCalls()).toContain(saveOther);
    expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([{ key: 'tenants:edited' }]);
    expect(href()).toBe('/console');
    answer({ body: null });
    await play.pass(0);
    expect(play.state().feedback.toasts).toEqual([expect.objectContaining({ count: 1 })]);
  });

  it('blames the next for no fault of its own', async () => {
    const { play, answer } = await cancelled();
    play.backend[saveOther] = () => new Promise(() => {});
    play.dispatch(tenantEdit.submitted({ tenant: other, ...subscription }));
    await play.pass(0);
    answer({ status: 400, body: { error: { message: 'no' } } });
    await play.pass(0);
    expect(play.state().tenants.edit).toEqual({ ...emptySubmission(), status: 'submitting' });
  });
});
