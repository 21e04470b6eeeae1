import type { Person } from '../../contract/organisation.ts';
import { LIMITS } from '../../src/constants/limits.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { departmentCachesDropped } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { dialogClosed, dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as events from '../../src/features/selectPerson/selectPersonEvents.ts';
import { selectPersonReducer } from '../../src/features/selectPerson/selectPersonSlice.ts';
import { shellClosed, shellOpened } from '../../src/features/shell/shellSlice.ts';
import { selectPerson } from '../../src/sagas/selectPerson.ts';
import { supervise } from '../../src/sagas/supervise.ts';
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
/** A bare name is that of an event of this flow. */
const steps = (...names: string[]) => names.map((name) => (/[/→]/.test(name) ? name : `selectPerson/${name}`));
const broken = { status: 400, body: { error: { message: '组织服务繁忙' } } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
  const { departments: _known, ...rest } = signedIn();
  // The slice is there although no flow has loaded the shell's area.
  const preloadedState = { ...rest, selectPerson: selectPersonReducer(undefined, { type: '@@test' }) };
  const saga = () => supervise('selectPerson', selectPerson);
  const play = await playFlow(backend, { path: '/portal', preloadedState, saga });
  play.dispatch(shellOpened());
  play.dispatch(dialogOpened({ tab: 2 }));
  play.events();
  return play;
}

it('fetches the departments once and keeps them for the company', async () => {
  const play = await atWork();
  play.lookFromHere();
  play.dispatch(open);
  await play.pass(0);
  const fetched = ['departmentsRequested', `→ ${UNITS}`, 'departmentsLoaded'];
  play.expectExactly(steps('personDialogOpened', ...fetched));
  play.dispatch(events.personDialogCancelled());
  play.dispatch(open);
  await play.pass(0);
  play.expectExactly(steps('personDialogCancelled', 'personDialogOpened'));

  play.dispatch(events.peopleConfirmed({ purpose: 'executors', people: [] }));
  play.dispatch(departmentCachesDropped());
  play.dispatch(open);
  await play.pass(0);
  play.expectExactly(
    steps('peopleConfirmed', 'companySwitch/departmentCachesDropped', 'personDialogOpened', ...fetched),
  );
});

it('requests departments that could not be loaded again when the person asks', async () => {
  const play = await atWork({ [UNITS]: broken });
  play.dispatch(open);
  await play.pass(0);
  expect(play.state().selectPerson.departments).toMatchObject({
    status: 'failed',
    error: { text: '组织服务繁忙' },
  });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[UNITS] = { body: { items: [] } };
  play.dispatch(events.departments.wanted());
  await play.pass(0);
  expect(play.state().selectPerson.departments.error).toBeNull();
  expect(play.state().departments.newDepartmentList).toEqual([]);
});

it('PER-1 fetches the people of a department when it is opened, and not again', async () => {
  const play = await atWork();
  play.dispatch(open);
  await play.pass(0);
  play.lookFromHere();
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  play.expectExactly(steps('departmentToggled', 'peopleRequested', `→ ${PEOPLE_OF_RD}`, 'peopleLoaded'));
  play.dispatch(events.departmentToggled('rd'));
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  play.expectExactly(steps('departmentToggled', 'departmentToggled'));
});

it('people who could not be loaded offer a retry, and load when the department is next opened', async () => {
  const play = await atWork({ [PEOPLE_OF_RD]: broken });
  play.dispatch(open);
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  expect(play.state().selectPerson.people['rd']?.status).toBe('failed');
  play.dispatch(events.departmentPeople.wanted('rd'));
  await play.pass(0);
  play.backend[PEOPLE_OF_RD] = { body: { items: [personOf('lin')] } };
  play.dispatch(events.departmentToggled('rd'));
  play.dispatch(events.departmentToggled('rd'));
  await play.pass(0);
  expect(play.state().selectPerson.people['rd']?.data).toHaveLength(1);
  expect(play.calls().filter((call) => call === PEOPLE_OF_RD)).toHaveLength(3);
});

it('searches once typing pauses, and not for one character', async () => {
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
  expect(play.state().selectPerson).toMatchObject({
    status: 'searching',
    found: { status: 'loaded', data: { answered: 'wan', people: [{ id: 'wang' }] } },
  });
  play.dispatch(events.queryTyped('w'));
  await play.pass(TIMING.personSearchMs);
  expect(play.calls()).toEqual([]);
  expect(play.state().selectPerson.status).toBe('browsing');
});

/** From now on searches wait; `answer` gives the search with that number its people. */
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

it('the newest search wins, and the previous one is aborted', async () => {
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
  expect(play.state().selectPerson.found.data?.people.map(({ id }) => id)).toEqual(['newer']);
});

it.each([
  ['cancelled', events.personDialogCancelled()],
  ['confirmed', events.peopleConfirmed({ purpose: 'executors', people: [lin] })],
  ['left with the shell', shellClosed()],
  ['left with the form that asked', dialogClosed()],
])('nothing arrives any more in a dialog that was %s', async (_how, end) => {
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
  expect(play.state().selectPerson).toMatchObject({
    status: 'closed',
    query: '',
    selected: [],
    found: { status: 'idle', data: null },
  });
});

it('a failed search says why and can be retried at once', async () => {
  const play = await atWork({ [SEARCH]: broken });
  play.dispatch(open);
  play.dispatch(events.queryTyped('wang'));
  await play.pass(TIMING.personSearchMs);
  expect(play.state().selectPerson).toMatchObject({
    status: 'searching',
    found: { status: 'failed', error: { text: '组织服务繁忙' } },
  });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[SEARCH] = { body: { items: [], totalCount: 0 } };
  play.dispatch(events.search.wanted());
  await play.pass(0);
  expect(play.state().selectPerson.found).toMatchObject({ status: 'loaded', data: { people: [] } });
});

it('a crash keeps the dialog with its selection, says what failed, and allows a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const play = await atWork();
  play.dispatch(open);
  play.dispatch(events.personToggled(lin));
  play.dispatch(events.queryTyped('wang'));
  await play.pass(0);
  const readCredentials = () => {
    throw new Error('crashed');
  };
  configureSend({ baseUrl: '', readCredentials, fetch });
  await play.pass(TIMING.personSearchMs);
  const failed = { status: 'failed', error: { key: 'errors:unexpected' } };
  expect(play.state().selectPerson).toMatchObject({ status: 'searching', selected: [lin], found: failed });
  const sent = slowSearches();
  play.dispatch(events.search.wanted());
  await play.pass(0);
  sent[0]?.answer('wang');
  await play.pass(0);
  expect(play.state().selectPerson.found).toMatchObject({ status: 'loaded', data: { people: [{ id: 'wang' }] } });
});
