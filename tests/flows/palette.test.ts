import type { Person } from '../../contract/organisation.ts';
import { LIMITS } from '../../src/constants/limits.ts';
import type { PaletteAct } from '../../src/features/palette/paletteEvents.ts';
import { paletteChosen, paletteMembers } from '../../src/features/palette/paletteEvents.ts';
import {
  actionLogOpened,
  paletteClosed,
  searchOpened,
  searchScopeChosen,
  searchTyped,
} from '../../src/features/shell/shellSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import { backendWith } from '../support/backend.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  openTab: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const SEARCH = 'POST /api/identity/users/ou-master-user-list';
const COMPANIES = 'GET /api/identity/organization-units/user-in-tenants';
const sun: Person = {
  id: 'sun',
  name: '孙浩',
  hostId: 'h-sun',
  organizationUnitId: 'rd',
  organizationUnitName: '研发中心',
  jobTitle: '工程师',
  employeeNumber: null,
  phoneNumber: null,
};

/** `early` is typed as soon as the search is opened, before its flow has loaded. */
async function searching(over: Backend = {}, state = signedIn(), early = '') {
  const backend = { ...backendWith([]), [SEARCH]: { body: { items: [sun], totalCount: 38 } }, ...over };
  const play = await playFlow(backend, { path: '/portal', preloadedState: state });
  await play.pass(1_000);
  play.dispatch(searchOpened());
  if (early !== '') play.dispatch(searchTyped(early));
  await play.pass(0);
  play.lookFromHere();
  return { play, own: () => play.state().palette };
}
const chosen = (act: PaletteAct, inNewTab = false) => paletteChosen({ id: 'x', act, inNewTab });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(page.openTab).mockClear();
});
afterEach(() => jest.useRealTimers());

it('HDR-2 searches members once the person pauses, the first twenty, and not again for the same words', async () => {
  const { play, own } = await searching();
  play.dispatch(searchTyped('孙'));
  await play.pass(200);
  play.dispatch(searchTyped('孙浩'));
  await play.pass(300);
  play.expectExactly([
    'shell/searchTyped',
    'shell/searchTyped',
    'palette/paletteMembersRequested',
    `→ ${SEARCH}`,
    'palette/paletteMembersLoaded',
  ]);
  expect(play.bodyOf(SEARCH)).toEqual({
    nameOrPhoneNumber: '孙浩',
    maxResultCount: LIMITS.paletteFound,
    skipCount: 0,
  });
  expect(own().members.data).toEqual({ answered: '孙浩', people: [sun], totalCount: 38 });
  play.dispatch(searchScopeChosen('member'));
  await play.pass(0);
  play.expectExactly(['shell/searchScopeChosen']);
  play.dispatch(searchTyped('a'));
  await play.pass(300);
  play.expectExactly(['shell/searchTyped']);
  expect(own().members.data).toBeNull();
});

it('searches for text typed before the search had loaded once it has', async () => {
  const { play, own } = await searching({}, signedIn(), '孙浩');
  await play.pass(300);
  expect(play.state().shell.keyword).toBe('孙浩');
  expect(own().members.data).toMatchObject({ answered: '孙浩', people: [sun] });
});

it('retries a failed search; closing discards what was typed and keeps the companies', async () => {
  const { play, own } = await searching({ [SEARCH]: { status: 500 } });
  play.lookAway();
  play.dispatch(searchTyped('孙浩'));
  await play.pass(300);
  expect(own().members.status).toBe('failed');
  play.backend[SEARCH] = { body: { items: [sun], totalCount: 1 } };
  play.dispatch(paletteMembers.wanted());
  await play.pass(0);
  expect(own().members.data?.people).toEqual([sun]);
  const { companies } = own();
  play.dispatch(paletteClosed());
  expect(play.state().shell.keyword).toBe('');
  const empty = { status: 'idle', data: null, error: null };
  expect(own()).toEqual({ rowId: null, members: empty, approvals: empty, companies });
  expect(companies.status).toBe('loaded');
});

it('requests the companies each time it opens', async () => {
  const { play } = await searching();
  play.dispatch(paletteClosed());
  play.dispatch(searchOpened('member'));
  await play.pass(0);
  play.expectExactly([
    'shell/paletteClosed',
    'shell/searchOpened',
    'palette/paletteCompaniesRequested',
    `→ ${COMPANIES}`,
    'palette/paletteCompaniesLoaded',
  ]);
  expect(play.state().shell.searchScope).toBe('member');
});

it('a choice is an event, is remembered as used, and closes the palette', async () => {
  const { play } = await searching();
  play.lookAway();
  play.dispatch(paletteChosen({ id: 'page:/company', act: { kind: 'page', to: '/company' }, inNewTab: false }));
  play.dispatch(searchOpened());
  play.dispatch(
    paletteChosen({ id: 'setting:tabs', act: { kind: 'setting', change: { tabs: false } }, inNewTab: false }),
  );
  await play.pass(0);
  const { paletteUse, shell, routing, settings } = play.state();
  expect(Object.values(paletteUse.recent)).toEqual([['setting:tabs', 'page:/company']]);
  expect(shell.palette).toBeNull();
  expect(routing.location.pathname).toBe('/company');
  expect(settings.settings.tabs).toBe(false);
});

it.each([
  ['a page in a tab of its own', { kind: 'page', to: '/company' }, true, '/company'],
  ['an address outside', { kind: 'outside', href: 'https://mail.example/?q=x' }, false, 'https://mail.example/?q=x'],
] as const)('%s is opened beside this one', async (_, act, inNewTab, path) => {
  const { play } = await searching();
  play.lookAway();
  play.dispatch(chosen(act, inNewTab));
  await play.pass(0);
  expect(jest.mocked(page.openTab)).toHaveBeenCalledWith(path);
  expect(play.state().routing.location.pathname).toBe('/portal');
});

it.each([
  [{ kind: 'outside', href: '/company?q=x' }, 'routing/navigationWanted'],
  [{ kind: 'company', tenantId: 't-2' }, 'companySwitch/chooserOpened'],
  [{ kind: 'command', command: 'settings' }, 'shell/popoverOpened'],
  [{ kind: 'command', command: 'keys' }, 'shell/keysOpened'],
  [{ kind: 'command', command: 'switchCompany' }, 'companySwitch/chooserOpened'],
  [{ kind: 'command', command: 'actionLog' }, actionLogOpened.type],
  [{ kind: 'command', command: 'logOut' }, 'session/logoutWanted'],
  [{ kind: 'dialog', opening: { tab: 1, place: 'WMS' } }, 'notificationDialog/dialogOpened'],
] satisfies [PaletteAct, string][])('%j leads to %s', async (act, event) => {
  const { play } = await searching();
  play.lookAway();
  play.events();
  play.dispatch(chosen(act));
  await play.pass(0);
  expect(play.events()).toContain(event);
});

it('a to-do for a member names them, even when a draft comes back', async () => {
  const people = [{ userId: 'sun', userName: '孙浩' }];
  const act: PaletteAct = { kind: 'dialog', opening: { tab: 2, intent: { kind: 'create', people } } };
  const { play } = await searching();
  play.lookAway();
  play.dispatch(chosen(act));
  await play.pass(0);
  const { values, draftKey } = play.state().taskForm;
  expect(values.executors).toEqual(people);

  const own = { userId: 'lin', userName: '林静' };
  const draft = { savedAt: '2026-11-20T10:00:00', values: { ...values, title: '季度盘点', executors: [own] } };
  const next = await searching({}, { ...signedIn(), drafts: { drafts: { [draftKey]: draft }, tab: '' } });
  next.play.lookAway();
  next.play.dispatch(chosen(act));
  await next.play.pass(1_000);
  expect(next.play.state().taskForm.values).toMatchObject({ title: '季度盘点', executors: [own, ...people] });
});
