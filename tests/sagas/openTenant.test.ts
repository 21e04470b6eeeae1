import { combineReducers } from '@reduxjs/toolkit';
import { PATHS } from '../../src/constants/paths.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { clockReducer } from '../../src/features/clock/clockSlice.ts';
import { formsReducer, formTyped } from '../../src/features/forms/formsSlice.ts';
import type { OpenField } from '../../src/features/openTenant/openTenantRules.ts';
import * as open from '../../src/features/openTenant/openTenantSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { openTenant } from '../../src/sagas/openTenant.ts';
import { administratorOf, nameFree, opening } from '../../src/services/api/tenants.ts';
import { REFUSED } from './support/calls.ts';
import { CONSOLE_REDUCERS, consoleAt, shownAt } from './support/consoleState.ts';
import { runSteps, sent } from './support/runSteps.ts';

const reduce = combineReducers({
  ...CONSOLE_REDUCERS,
  clock: clockReducer,
  forms: formsReducer,
  openTenant: open.openTenantReducer,
});
const initial = { type: '@@test' };
const editions = [{ code: 'basic', name: 'Basic', summary: null, userLimit: 50 }];
const FILLED = {
  displayName: ' Ember ',
  englishName: ' Ember Ltd. ',
  name: ' ember ',
  editionCode: 'basic',
  term: 'twoYears',
  administratorPhone: '139 0000 0004',
} as const;
const ANSWERS: Readonly<Record<string, unknown>> = {
  listEditions: { items: editions },
  checkTenantName: { isFree: true },
  findAdministrator: { name: 'Su Luo' },
  openTenant: { id: 't2', administratorName: 'Su Luo' },
};

/** The page, shown at this address, with these texts typed before; `steps` are those since it was shown. */
function page(
  search = '',
  typed: Partial<Record<OpenField, string>> = {},
  over: Readonly<Record<string, unknown>> = {},
) {
  const keys = Object.entries(typed).map(([field, text]) => [`openTenant/${field}`, text]);
  const state: ReturnType<typeof reduce> = {
    ...consoleAt(`${PATHS.openTenant}${search}`, null),
    clock: clockReducer(undefined, initial),
    forms: { ...formsReducer(undefined, initial), typed: Object.fromEntries(keys) },
    openTenant: open.openTenantReducer(undefined, initial),
  };
  const run = runSteps(openTenant, {
    state,
    reduce: (before: typeof state, event) => reduce(before, event),
    answers: {
      now: Date.UTC(2026, 10, 20, 2, 24),
      send: ({ id }: { id: string }) => {
        const answer = { ...ANSWERS, ...over }[id];
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const begun = run.steps.splice(0);
  const type = (field: OpenField, text: string) => run.hear(formTyped({ key: `openTenant/${field}`, typed: text }));
  const pass = (steps: number) => {
    for (let step = 0; step < steps; step += 1) run.hear(open.stepPassed());
  };
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { ...run, begun, type, pass, wait, status: () => run.state().openTenant.status };
}
const goes = (search: string, replace: boolean) => navigationWanted({ to: `${PATHS.openTenant}${search}`, replace });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the step and the address', () => {
  it('a step of the person adds an entry; any other rewrites the current one', () => {
    const { steps, pass, hear } = page();
    pass(1);
    hear(shownAt(`${PATHS.openTenant}?step=edition`));
    hear(open.stepReopened('company'));
    expect(steps).toEqual([goes('?step=edition', false), goes('', false)]);
  });

  it('an address beyond the first step shows the first, unless a draft is resumed', () => {
    expect(page('?step=confirm').begun).toContainEqual(goes('', true));
    const resumed = page('', FILLED);
    expect(resumed.begun).toContainEqual(open.draftResumed('confirm'));
    expect(resumed.begun).toContainEqual(goes('?step=confirm', true));
  });

  it('nothing is resumed where nothing was typed, or while the editions are not known', () => {
    const ofDraft = (step: object) => 'type' in step && step.type === open.draftResumed.type;
    expect(page().begun.some(ofDraft)).toBe(false);
    expect(page('', FILLED, { listEditions: REFUSED }).begun.some(ofDraft)).toBe(false);
  });

  it('forward passes each step that is complete, and none beyond the first that is not', () => {
    const { steps, type, hear, status } = page();
    for (const [field, text] of Object.entries(FILLED)) type(field as OpenField, text);
    steps.splice(0);
    hear(shownAt(`${PATHS.openTenant}?step=administrator`));
    expect(steps.filter((step) => 'type' in step && step.type === open.stepPassed.type)).toHaveLength(2);
    expect(status()).toBe('administrator');
    type('editionCode', '');
    hear(shownAt(`${PATHS.openTenant}?step=confirm`));
    expect(status()).toBe('administrator');
  });

  it('back leads to the step, also if a later one is incomplete', () => {
    const { pass, hear, status } = page();
    pass(2);
    hear(shownAt(`${PATHS.openTenant}?step=edition`));
    expect(status()).toBe('edition');
  });

  it('stays as it is when the person leaves the page, so that they find it again', () => {
    const { pass, hear, status, steps } = page();
    pass(2);
    steps.splice(0);
    hear(shownAt(PATHS.console));
    expect([status(), steps]).toEqual(['administrator', []]);
    hear(shownAt(PATHS.openTenant));
    expect(steps).toContainEqual(goes('?step=administrator', true));
  });

  it('stays as it is while the company is being opened', () => {
    const { steps, pass, hear, status } = page('', {}, { openTenant: new Promise(() => {}) });
    pass(3);
    hear(shownAt(`${PATHS.openTenant}?step=confirm`));
    hear(open.tenantOpening.submitted());
    steps.splice(0);
    hear(shownAt(PATHS.openTenant));
    expect([steps, status()]).toEqual([[], 'opening']);
  });
});

describe('a field that the server checks', () => {
  it('is asked about once typing pauses, without blanks around it', async () => {
    const { steps, type, wait } = page();
    type('name', ' emb');
    await wait(TIMING.listSearchMs - 1);
    expect(steps).toEqual([open.fieldTyped('name')]);
    await wait(1);
    expect(steps.slice(1)).toEqual([
      open.fieldVerdicts.requested('name'),
      sent(nameFree('emb')),
      open.fieldVerdicts.loaded({ isGood: true, person: null }, 'name'),
    ]);
  });

  it('concerns no other field', async () => {
    const { steps, type, wait } = page();
    type('displayName', 'Ember');
    await wait(TIMING.listSearchMs);
    expect(steps).toEqual([]);
  });

  it.each([
    ['name', 'ember', 'company', { checkTenantName: { isFree: false } }],
    ['administratorPhone', '139 0000 0009', 'administrator', { findAdministrator: { name: null } }],
  ] as const)('leads back to its step if the %s is not possible', async (field, text, step, answer) => {
    const { pass, type, wait, status, state } = page('', {}, answer);
    pass(3);
    type(field, text);
    await wait(TIMING.listSearchMs);
    expect([status(), state().openTenant.verdicts[field].data]).toEqual([step, { isGood: false, person: null }]);
  });

  it('names the owner of the number, and leaves everything as it is if the server does not answer', async () => {
    const { pass, type, wait, status, state, steps } = page();
    pass(3);
    type('administratorPhone', '139 0000 0004');
    await wait(TIMING.listSearchMs);
    expect(steps).toContainEqual(sent(administratorOf('13900000004')));
    expect(state().openTenant.verdicts.administratorPhone.data).toEqual({ isGood: true, person: 'Su Luo' });
    expect(status()).toBe('confirm');
    const failing = page('', {}, { findAdministrator: REFUSED });
    failing.pass(3);
    failing.type('administratorPhone', '13900000004');
    await failing.wait(TIMING.listSearchMs);
    expect(failing.status()).toBe('confirm');
  });
});

describe('opening', () => {
  const body = {
    name: 'ember',
    displayName: 'Ember',
    englishName: 'Ember Ltd.',
    editionCode: 'basic',
    userLimit: 50,
    expireDate: '2028-11-20',
    administratorPhone: '13900000004',
  };

  it('sends what was typed without blanks, keeps what the result says, and forgets the draft', () => {
    const { steps, hear, state } = page('', FILLED);
    hear(open.tenantOpening.submitted());
    expect(steps).toContainEqual(sent(opening(body)));
    expect(state().openTenant).toMatchObject({
      status: 'opened',
      opened: { id: 't2', name: 'ember', displayName: 'Ember', administratorName: 'Su Luo', expireDate: '2028-11-20' },
    });
    expect(state().forms.typed).toEqual({});
  });

  it('has no English name where it is blank', () => {
    const { steps, hear } = page('', { ...FILLED, englishName: ' ' });
    hear(open.tenantOpening.submitted());
    expect(steps).toContainEqual(sent(opening({ ...body, englishName: null })));
  });

  it('is possible from the last step only', () => {
    const { steps, hear } = page();
    hear(open.tenantOpening.submitted());
    expect(steps).toEqual([]);
  });

  it('that is refused keeps the draft and shows no message of its own', () => {
    const { steps, hear, state } = page('', FILLED, { openTenant: REFUSED });
    hear(shownAt(`${PATHS.openTenant}?step=confirm`));
    hear(open.tenantOpening.submitted());
    expect(steps).toEqual([sent(opening(body)), open.tenantOpening.failed({ fields: {}, error: { text: 'Full' } })]);
    expect(state().openTenant).toMatchObject({ status: 'confirm', opened: null });
    expect(state().forms.typed).not.toEqual({});
  });
});
