import { LIMITS } from '../../src/constants/limits.ts';
import { brandConfigured } from '../../src/features/brand/brandSlice.ts';
import { paletteApprovals } from '../../src/features/palette/paletteEvents.ts';
import { searchOpened, searchScopeChosen, searchTyped } from '../../src/features/shell/shellSlice.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const SEARCH = 'POST /api/identity/users/ou-master-user-list';
const APPROVALS = 'POST /api/approvals/list';

async function searching(over: Backend) {
  const backend = { ...backendWith([]), [SEARCH]: { body: { items: [], totalCount: 0 } }, ...over };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn() });
  await play.pass(1_000);
  play.dispatch(searchOpened());
  await play.pass(0);
  play.lookFromHere();
  return { play, own: () => play.state().palette };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('approvals', () => {
  const person = { id: 'sun', name: '孙浩' };
  const counts = { waiting: 0, started: 1, copied: 0 };
  const leave = {
    id: 'r-1',
    number: 'LV-1',
    template: 'leave',
    title: '年假 2 天',
    status: 'running',
    importance: 0,
    measure: 2,
    applicant: person,
    department: null,
    startTime: '2026-11-19T09:00:00',
    askedTime: '',
    dueTime: '',
  };
  const found: Backend = {
    [CALLS.configuration]: { body: configurationOf({ BPM_Auth: true }, former.tenantId) },
    [APPROVALS]: { body: { items: [leave], totalCount: 1, counts } },
  };

  it('are searched in all lists at once, once the person pauses, and not again for the same words', async () => {
    const { play, own } = await searching(found);
    play.dispatch(searchTyped('年'));
    await play.pass(200);
    play.dispatch(searchTyped('年假'));
    await play.pass(300);
    play.expectExactly([
      'shell/searchTyped',
      'shell/searchTyped',
      'palette/paletteMembersRequested',
      `→ ${SEARCH}`,
      'palette/paletteMembersLoaded',
      'palette/paletteApprovalsRequested',
      `→ ${APPROVALS}`,
      'palette/paletteApprovalsLoaded',
    ]);
    expect(play.bodyOf(APPROVALS)).toEqual({ keyword: '年假', maxResultCount: LIMITS.paletteFound, skipCount: 0 });
    expect(own().approvals.data).toEqual({ answered: '年假', items: [leave], totalCount: 1 });
    play.dispatch(searchScopeChosen('all'));
    await play.pass(0);
    play.expectExactly(['shell/searchScopeChosen']);
    play.dispatch(searchTyped('a'));
    await play.pass(300);
    play.expectExactly(['shell/searchTyped']);
    expect(own().approvals.data).toBeNull();
  });

  it('are searched again after a failure, and never among members only', async () => {
    const { play, own } = await searching({ ...found, [APPROVALS]: { status: 500 } });
    play.lookAway();
    play.dispatch(searchScopeChosen('member'));
    play.dispatch(searchTyped('年假'));
    await play.pass(300);
    expect(own().approvals.status).toBe('idle');
    play.dispatch(searchScopeChosen('all'));
    await play.pass(0);
    expect(own().approvals.status).toBe('failed');
    Object.assign(play.backend, found);
    play.dispatch(paletteApprovals.wanted());
    await play.pass(0);
    expect(own().approvals.data?.items).toEqual([leave]);
  });

  it.each<[string, Record<string, boolean>, { readonly approval?: null }]>([
    ['without the right to the application', {}, {}],
    ['where the application is not connected', { BPM_Auth: true }, { approval: null }],
  ])('are not searched %s', async (_, policies, applicationEntries) => {
    const configuration = { body: configurationOf(policies, former.tenantId) };
    const { play, own } = await searching({ ...found, [CALLS.configuration]: configuration });
    play.lookAway();
    play.dispatch(brandConfigured({ name: 'Atrium', applicationEntries, searchTargets: {}, footer: {} }));
    play.dispatch(searchTyped('年假'));
    await play.pass(300);
    expect(own().members.status).toBe('loaded');
    expect(own().approvals.status).toBe('idle');
  });
});
