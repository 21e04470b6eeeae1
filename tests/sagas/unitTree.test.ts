import { combineReducers } from '@reduxjs/toolkit';
import type { ManagedUnit } from '../../contract/organizationUnits.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { managedUnits, myOrganizationReducer } from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { navigationWanted, partsOf, routingReducer } from '../../src/features/routing/routingSlice.ts';
import { settingsReducer } from '../../src/features/settings/settingsSlice.ts';
import { tellOfGone, unitOf } from '../../src/sagas/steps/unitTree.ts';
import type { ApiError } from '../../src/services/http/apiError.ts';
import { refusal } from './support/calls.ts';
import { runSteps } from './support/runSteps.ts';

const reduce = combineReducers({
  myOrganization: myOrganizationReducer,
  routing: routingReducer,
  settings: settingsReducer,
});
const initial = reduce(undefined, { type: '@@test' });

const unit = (id: string, parentId: string | null, englishName: string | null = null): ManagedUnit => ({
  id,
  parentId,
  displayName: `部门 ${id}`,
  englishName,
  code: id,
  memberCount: 0,
  totalMemberCount: 0,
  leaderId: null,
  leaderName: null,
  concurrencyStamp: null,
});
const tree = [unit('root', null), unit('works', 'root', 'Works'), unit('pumps', 'works', 'Pumps'), unit('crm', 'root')];
const without = (...ids: readonly string[]) => tree.filter(({ id }) => !ids.includes(id));
const GONE: ApiError = { ...refusal, status: 404 };

interface Case {
  readonly error?: ApiError;
  readonly ids?: readonly string[];
  /** The tree as it is now; null if it cannot be read. */
  readonly now?: ManagedUnit[] | null;
  readonly search?: string;
  readonly language?: 'zh-CN' | 'en-US';
  readonly units?: ManagedUnit[] | null;
}

/** What follows the answer to a call about these units. */
async function told({
  error = GONE,
  ids = ['pumps'],
  now = without('pumps'),
  search = '',
  language = 'en-US',
  units = tree,
}: Case) {
  const state = {
    ...initial,
    myOrganization: { ...initial.myOrganization, units: { status: 'loaded' as const, data: units, error: null } },
    routing: { ...initial.routing, location: { ...partsOf(`${PATHS.myOrganization}${search}`), key: 'k' } },
    settings: { ...initial.settings, settings: { ...initial.settings.settings, language } },
  };
  const { steps, hear, task } = runSteps(() => tellOfGone(error, ids), { state, reduce, answers: { newId: 't1' } });
  if (steps.length > 0) {
    hear(managedUnits.requested());
    hear(now ? managedUnits.loaded(now) : managedUnits.failed({ text: 'no' }));
  }
  return { steps, isTold: await task.toPromise() };
}
const message = (name: string) =>
  toastShown({
    id: 't1',
    kind: 'error',
    message: { key: 'myOrganization:gone', params: { unit: name } },
    durationMs: TIMING.errorMessageMs,
  });
const goTo = (search: string) => navigationWanted({ to: PATHS.myOrganization + search, replace: true });

it('a unit is found among those that are loaded', async () => {
  const state = (data: ManagedUnit[] | null) => ({
    myOrganization: { ...initial.myOrganization, units: { status: 'loaded' as const, data, error: null } },
  });
  const found = (data: ManagedUnit[] | null, id: string) => runSteps(() => unitOf(id), { state: state(data) }).task;
  expect(await found(tree, 'crm').toPromise()).toEqual({ units: tree, unit: tree.at(-1) });
  expect(await found(tree, 'other').toPromise()).toEqual({ units: tree, unit: undefined });
  expect(await found(null, 'crm').toPromise()).toEqual({ units: [], unit: undefined });
});

describe('a unit that somebody else has removed', () => {
  it('is named in the language of the person, once the tree has been read again', async () => {
    expect(await told({})).toEqual({ steps: [managedUnits.wanted(), message('Pumps')], isTold: true });
    expect((await told({ language: 'zh-CN' })).steps).toEqual([managedUnits.wanted(), message('部门 pumps')]);
  });

  it('is the one of the call, and not another one that is gone as well', async () => {
    const { steps } = await told({ ids: ['crm', 'pumps'], now: without('works', 'pumps') });
    expect(steps[1]).toEqual(message('Pumps'));
  });

  it('gives way on the page to what is left above it, with the rest of the address', async () => {
    const { steps } = await told({ search: '?unit=pumps&keyword=lin' });
    expect(steps[2]).toEqual(goTo('?unit=works&keyword=lin'));
    const both = await told({ search: '?unit=pumps', now: without('works', 'pumps') });
    expect(both.steps[2]).toEqual(goTo('?unit=root'));
  });

  it('leaves the page where it is if that shows another one', async () => {
    expect((await told({ search: '?unit=crm' })).steps).toEqual([managedUnits.wanted(), message('Pumps')]);
    expect((await told({ search: '?unit=pumps', now: [unit('other', null)] })).steps).toHaveLength(2);
  });
});

describe('an answer means something else', () => {
  it('if it is no 404, or an answer without a status; then nothing is read', async () => {
    expect(await told({ error: refusal })).toEqual({ steps: [], isTold: false });
    const unanswered: ApiError = { kind: 'network', reason: 'timeout', call: 'any', url: '/any' };
    expect(await told({ error: unanswered })).toEqual({ steps: [], isTold: false });
  });

  it.each<[string, Case]>([
    ['the tree cannot be read', { now: null }],
    ['the unit is still there', { now: tree }],
    ['another unit is gone', { now: without('crm') }],
    ['the unit was not in the tree before', { ids: ['other'] }],
    ['there was no tree before', { units: null }],
  ])('if %s', async (_case, story) => {
    expect(await told(story)).toEqual({ steps: [managedUnits.wanted()], isTold: false });
  });
});
