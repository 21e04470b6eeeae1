import type { Person } from '../../contract/organisation.ts';
import { LIMITS } from '../../src/constants/limits.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { departmentCachesDropped } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { dialogClosed, dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as events from '../../src/features/selectPerson/selectPersonEvents.ts';
import { shellClosed, shellOpened } from '../../src/features/workbench/workbenchSlice.ts';
import { selectPerson } from '../../src/sagas/selectPerson.ts';
import { configureSend } from '../../src/services/http/send.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

const UNITS = 'GET /api/hr/organization-units/all-ou';
const PEOPLE_OF_RD = 'POST /api/identity/organization-units/ou-master-user/rd';
const SEARCH = 'POST /api/identity/users/ou-master-user-list';
const lin = { userId: 'lin', userName: '林静' };
const personOf = (id: string): Person => ({
  id,
  name: id,
  hostId: `account-${id}`,
  organizationUnitId: 'rd',
  organizationUnitName: '研发中心',
  jobTitle: null,
  employeeNumber: null,
  phoneNumber: null,
});
const open = events.personDialogOpened({ purpose: 'executors', selected: [], multiple: true });
const names = (types: string[]) => types.map((type) => type.replace('selectPerson/', ''));
const broken = { status: 400, body: { error: { message: '组织服务繁忙' } } };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function atWork(over: Backend = {}) {
  const backend: Backend = {
    [UNITS]: {
      body: {
        items: [
          { id: 'root', parentId: null, code: '1', displayName: 'Former' },
          { id: 'rd', parentId: 'root', code: '1.1', displayName: '研发中心' },
        ],
      },
    },
    [PEOPLE_OF_RD]: { body: { items: [personOf('lin')] } },
    [SEARCH]: { body: { items: [personOf('wang')], totalCount: 1 } },
    ...over,
  };
  const { company, ...rest } = signedIn();
  const preloadedState = {
    ...rest,
    ...(company && { company: { ...company, departmentList: null, newDepartmentList: null } }),
  };
  const play = await playFlow(backend, { path: '/portal', preloadedState, saga: selectPerson });
  play.dispatch(shellOpened());
  play.dispatch(dialogOpened({ tab: 2 }));
  play.events();
  return play;
}

it('PER-1 fetches the departments once and keeps them for the company', async () => {
  const play = await atWork();
  play.dispatch(open);
  await play.pass(0);
  expect(names(play.events())).toEqual(['personDialogOpened', 'departmentsRequested', 'departmentsLoaded']);
  play.dispatch(events.personDialogCancelled());
  play.dispatch(open);
  await play.pass(0);
  expect(play.calls()).toEqual([UNITS]);
  expect(names(play.events())).toEqual(['personDialogCancelled', 'personDialogOpened']);

  play.dispatch(events.peopleConfirmed({ purpose: 'executors', people: [] }));
  play.dispatch(departmentCachesDropped());
  play.dispatch(open);
  await play.pass(0);
  expect(play.calls()).toEqual([UNITS]);
});

it('PER-1 departments that could not be had are asked for again where the person wants it', async () => {
  const play = await atWork({ [UNITS]: broken });
  play.dispatch(open);
  await play.pass(0);
  expect(play.state().selectPerson.departmentsError).toEqual({ text: '组织服务繁忙' });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[UNITS] = { body: { items: [] } };
  play.dispatch(events.departmentsRequested());
  await play.pass(0);
  expect(play.state().selectPerson.departmentsError).toBeNull();
  expect(play.state().company.newDepartmentList).toEqual([]);
});

it('PER-1 fetches the people of a department when it is opened, and not again', async () => {
  const play = await atWork();
  play.dispatch(open);
  await play.pass(0);
  play.events();
  play.calls();
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  expect(names(play.events())).toEqual(['departmentToggled', 'peopleRequested', 'peopleLoaded']);
  play.dispatch(events.departmentToggled('rd'));
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  expect(play.calls()).toEqual([PEOPLE_OF_RD]);
});

it('PER-1 people that could not be had come with a retry or with the next opening of the department', async () => {
  const play = await atWork({ [PEOPLE_OF_RD]: broken });
  play.dispatch(open);
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  expect(play.state().selectPerson.people['rd']?.status).toBe('failed');
  play.dispatch(events.peopleRequested('rd'));
  await play.pass(0);
  play.backend[PEOPLE_OF_RD] = { body: { items: [personOf('lin')] } };
  play.dispatch(events.departmentToggled('rd'));
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  expect(play.state().selectPerson.people['rd']?.data).toHaveLength(1);
  expect(play.calls().filter((call) => call === PEOPLE_OF_RD)).toHaveLength(3);
});

it('PER-1 searches once when nothing is typed for a while, and not for one character', async () => {
  const play = await atWork();
  play.dispatch(open);
  await play.pass(0);
  play.calls();
  for (const text of ['w', 'wa', 'wan']) {
    play.dispatch(events.queryTyped(text));
    await play.pass(TIMING.personSearchMs - 1);
  }
  expect(play.calls()).toEqual([]);
  await play.pass(1);
  expect(play.calls()).toEqual([SEARCH]);
  expect(play.state().selectPerson).toMatchObject({ status: 'found', answered: 'wan', results: [{ id: 'wang' }] });
  play.dispatch(events.queryTyped('w'));
  await play.pass(TIMING.personSearchMs);
  expect(play.calls()).toEqual([]);
  expect(play.state().selectPerson.status).toBe('browsing');
});

/** From now on searches wait; `answer` gives the one of that number its people. */
function slowSearches() {
  const sent: { body: unknown; signal: AbortSignal | null | undefined; answer: (id: string) => void }[] = [];
  configureSend({
    baseUrl: '',
    readCredentials: () => ({ token: 'Bearer t', hostToken: null, fingerprint: null, language: 'zh-CN' }),
    fetch: (_input, init) =>
      new Promise((resolve) => {
        const answer = (id: string) =>
          resolve(new Response(JSON.stringify({ items: [personOf(id)], totalCount: 1 }), { status: 200 }));
        sent.push({ body: JSON.parse(String(init?.body)), signal: init?.signal, answer });
      }),
  });
  return sent;
}

it('PER-1 the newest search wins, the former is given up', async () => {
  const play = await atWork();
  play.dispatch(open);
  await play.pass(0);
  const sent = slowSearches();
  play.dispatch(events.queryTyped('wang'));
  await play.pass(TIMING.personSearchMs);
  play.dispatch(events.queryTyped(' wang lei '));
  await play.pass(TIMING.personSearchMs);
  const search = { maxResultCount: LIMITS.personSearchResults, skipCount: 0 };
  expect(sent.map(({ body }) => body)).toEqual([
    { nameOrPhoneNumber: 'wang', ...search },
    { nameOrPhoneNumber: 'wang lei', ...search },
  ]);
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  sent[1]?.answer('newer');
  sent[0]?.answer('older');
  await play.pass(0);
  expect(play.state().selectPerson.results.map(({ id }) => id)).toEqual(['newer']);
});

it.each([
  ['cancelled', events.personDialogCancelled()],
  ['confirmed', events.peopleConfirmed({ purpose: 'executors', people: [lin] })],
  ['left with the shell', shellClosed()],
  ['left with the form that asked', dialogClosed()],
])('PER-1 nothing arrives any more in a dialog that was %s', async (_how, end) => {
  const play = await atWork();
  play.dispatch(open);
  await play.pass(0);
  const sent = slowSearches();
  play.dispatch(events.queryTyped('wang'));
  await play.pass(TIMING.personSearchMs);
  play.dispatch(end);
  play.events();
  sent[0]?.answer('late');
  await play.pass(TIMING.personSearchMs);
  expect(play.events()).toEqual([]);
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(play.state().selectPerson).toMatchObject({ status: 'closed', query: '', selected: [], results: [] });
});

it('PER-1 a failed search says why and is tried again at once', async () => {
  const play = await atWork({ [SEARCH]: broken });
  play.dispatch(open);
  play.dispatch(events.queryTyped('wang'));
  await play.pass(TIMING.personSearchMs);
  expect(play.state().selectPerson).toMatchObject({ status: 'searchFailed', searchError: { text: '组织服务繁忙' } });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[SEARCH] = { body: { items: [], totalCount: 0 } };
  play.dispatch(events.searchRetried());
  await play.pass(0);
  expect(play.state().selectPerson.status).toBe('found');
});
