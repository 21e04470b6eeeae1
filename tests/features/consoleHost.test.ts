import { dueRows } from '../../src/features/dashboard/dueRows.ts';
import { bytesIn, elapsedShare, roundedMax, shareOf } from '../../src/features/dashboard/figures.ts';
import { openTenantMachine } from '../../src/features/openTenant/openTenantMachine.ts';
import {
  faultOf,
  lastDayOf,
  openValues,
  resumedStep,
  stepOf,
  usersOf,
} from '../../src/features/openTenant/openTenantRules.ts';
import * as open from '../../src/features/openTenant/openTenantSlice.ts';
import { actQuestion, actsFor, standingOf } from '../../src/features/tenants/tenantActs.ts';
import { NO_FAILURE } from '../../src/lib/formFailure.ts';
import { exhaust } from '../support/exhaust.ts';
import { dashboardOf, tenantOf } from '../support/tenantWork.ts';

const opened = { id: 't2', name: 'ember', displayName: 'Ember', administratorName: 'Su', expireDate: '2027-11-20' };
const refused = (fields: object) => open.tenantOpening.failed({ fields, error: null });

describe('openTenant', () => {
  exhaust(
    openTenantMachine,
    open.openTenantReducer,
    {
      draftResumed: (['company', 'edition', 'administrator', 'confirm'] as const).map((step) =>
        open.draftResumed(step),
      ),
      stepPassed: [open.stepPassed()],
      stepReopened: (['company', 'edition', 'administrator', 'confirm'] as const).map((step) =>
        open.stepReopened(step),
      ),
      openingSubmitted: [open.tenantOpening.submitted()],
      tenantOpened: [open.tenantOpened(opened)],
      openingSucceeded: [open.tenantOpening.succeeded()],
      openingFailed: [
        refused({ name: { text: 'taken' } }),
        refused({ userLimit: { text: 'few' } }),
        refused({ administratorPhone: { text: 'nobody' } }),
        open.tenantOpening.failed(NO_FAILURE),
      ],
      tenantBegun: [open.tenantBegun()],
    },
    ['opening'],
  );

  it('a refused opening goes to the step of its field, with the reason', () => {
    const state = [
      open.draftResumed('confirm'),
      open.tenantOpening.submitted(),
      refused({ name: { text: 'taken' } }),
    ].reduce(open.openTenantReducer, open.openTenantReducer(undefined, { type: '@@test' }));
    expect(state).toMatchObject({ status: 'company', form: { failure: { fields: { name: { text: 'taken' } } } } });
    const edited = open.openTenantReducer(state, open.tenantOpening.fieldEdited('name'));
    expect(edited.form.failure.fields).toEqual({});
  });
});

const editions = [{ code: 'basic', name: 'Basic', summary: null, userLimit: 50 }];
const complete = {
  'openTenant/displayName': 'Ember',
  'openTenant/name': 'ember',
  'openTenant/editionCode': 'basic',
  'openTenant/administratorPhone': '13900000004',
};

describe('rules of opening a company', () => {
  it.each([
    ['displayName', 'E', 'openTenant:displayNameFault'],
    ['displayName', ' Em ', null],
    ['name', 'Ember', 'openTenant:nameFault'],
    ['name', 'e', 'openTenant:nameFault'],
    ['name', '1ember', 'openTenant:nameFault'],
    ['name', 'ember-2', null],
    ['englishName', 'x'.repeat(65), 'openTenant:englishNameFault'],
    ['editionCode', '', 'openTenant:editionFault'],
    ['userLimit', '0', 'openTenant:userLimitFault'],
    ['userLimit', '1000001', 'openTenant:userLimitFault'],
    ['userLimit', '1000000', null],
    ['userLimit', ' 1,000 ', null],
    ['administratorPhone', '1390000000', 'openTenant:phoneFault'],
    ['administratorPhone', '13900000004', null],
  ] as const)('%s %s: %s', (field, text, fault) => {
    expect(faultOf(field, { ...openValues({}), [field]: text }, editions)).toBe(fault);
  });

  it('the chosen edition proposes the users, until somebody types a number', () => {
    expect(usersOf(openValues({}), editions)).toBe('');
    expect(usersOf(openValues(complete), editions)).toBe('50');
    expect(usersOf(openValues({ ...complete, 'openTenant/userLimit': '7' }), editions)).toBe('7');
  });

  it('a draft goes on at the first step that misses something', () => {
    expect(resumedStep(openValues({}), editions)).toBe('company');
    expect(resumedStep(openValues({ ...complete, 'openTenant/editionCode': '' }), editions)).toBe('edition');
    expect(resumedStep(openValues({ ...complete, 'openTenant/administratorPhone': '' }), editions)).toBe(
      'administrator',
    );
    expect(resumedStep(openValues(complete), editions)).toBe('confirm');
    expect([stepOf('term'), stepOf('name'), stepOf(undefined)]).toEqual(['edition', 'company', 'confirm']);
  });

  it.each([
    ['trial', '2026-11-20', '2026-12-20'],
    ['', '2026-11-20', '2027-11-20'],
    ['twoYears', '2028-02-29', '2030-02-28'],
    ['threeYears', '2026-11-20', '2029-11-20'],
  ])('term %s from %s lasts until %s', (term, today, last) => {
    expect(lastDayOf({ term }, today)).toBe(last);
  });
});

describe('the possible actions on a company', () => {
  it.each([
    [true, false, 'working', ['stop', 'lock']],
    [false, false, 'stopped', ['restore', 'lock']],
    [true, true, 'locked', ['unlock']],
    [false, true, 'locked', ['unlock', 'restore']],
  ] as const)('active %s, locked %s: %s, %j', (isActive, isLocked, standing, acts) => {
    expect(standingOf({ isActive, isLocked })).toBe(standing);
    expect(actsFor({ isActive, isLocked })).toEqual(acts);
  });

  const reach = { activeUsers: 12, signedInUsers: 2, administrators: [] as string[] };
  const said = (change: object, act: Parameters<typeof actQuestion>[1]) =>
    actQuestion(tenantOf(change), act, reach, 'en-US').consequence;
  it('says what becomes of the people: shut out, back again, or still outside', () => {
    expect(said({}, 'lock')).toEqual({ key: 'tenants:lockConsequenceUntold', params: { count: 12, signedIn: 2 } });
    expect(said({ isActive: false }, 'restore')).toEqual({ key: 'tenants:worksAgainUntold', params: { count: 12 } });
    expect(said({ isActive: false, isLocked: true }, 'restore')).toEqual({ key: 'tenants:stillLocked' });
    expect(said({ isActive: false, isLocked: true }, 'unlock')).toEqual({ key: 'tenants:stillStopped' });
    const told = actQuestion(tenantOf({ isActive: false }), 'restore', { ...reach, administrators: ['Su'] }, 'en-US');
    expect(told.consequence).toEqual({ key: 'tenants:worksAgain', params: { count: 12, told: 'Su' } });
  });
});

describe('what is due', () => {
  it('nothing waits where all is in order', () => {
    expect(dueRows(dashboardOf())).toEqual([]);
  });

  it('the nearest deadline comes first, and what has none last', () => {
    const rows = dueRows(
      dashboardOf({
        orders: {
          unpaid: 1,
          unpaidAmount: '168000.00',
          nextDeadline: '2026-11-21T18:00:00',
          first: { id: 'o1', content: 'Renewal', lead: null },
        },
        certification: { status: 'refused', submittedTime: null, reviewedTime: null, reasons: 2 },
        invitations: { open: 9, ending: 3, nextExpiration: '2026-11-20T18:00:00' },
        edition: { name: 'Basic', startDate: '2026-01-01', expireDate: '2026-12-20', daysLeft: 30 },
      }),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['invitations', 'orders', 'expiry', 'certificationRefused']);
    expect(rows[1]).toMatchObject({ amount: '168000.00', orderId: 'o1' });
  });

  it('several orders link to their list; a pending certification and an edition that ends in 31 days add no row', () => {
    const rows = dueRows(
      dashboardOf({
        orders: {
          unpaid: 2,
          unpaidAmount: '2.00',
          nextDeadline: null,
          first: { id: 'o1', content: 'Renewal', lead: null },
        },
        certification: { status: 'pending', submittedTime: null, reviewedTime: null, reasons: 0 },
        edition: { name: 'Basic', startDate: '2026-01-01', expireDate: '2026-12-21', daysLeft: 31 },
      }),
    );
    expect(rows).toEqual([expect.objectContaining({ kind: 'orders', count: 2, orderId: null })]);
  });
});

describe('figures of the home', () => {
  it.each([
    [0, 50, 0, 'usual'],
    [44, 50, 88, 'usual'],
    [45, 50, 90, 'near'],
    [50, 50, 100, 'full'],
    [60, 50, 100, 'full'],
  ])('%d of %d: %d %%, %s', (used, limit, percent, level) => {
    expect(shareOf(used, limit)).toEqual({ percent, level });
  });

  it('an unlimited value has no bar, and an edition’s progress is measured in days', () => {
    expect(shareOf(5, null)).toBeNull();
    expect(elapsedShare('2026-01-01', null, null)).toBeNull();
    expect(elapsedShare('2026-01-01', '2027-01-01', 146)?.percent).toBe(60);
    expect(elapsedShare('2026-01-01', '2026-01-01', 0)?.percent).toBe(0);
  });

  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [94, 100],
    [101, 120],
    [1702, 2000],
    [5001, 6000],
  ])('the chart of at most %d is %d high', (value, top) => {
    expect(roundedMax(value)).toBe(top);
  });

  it('shows bytes in the unit that keeps them short', () => {
    const texts = [0, 1023, 1024, 10_240, 5_400_000, 2_000_000_000].map((bytes) =>
      Object.values(bytesIn(bytes)).join(' '),
    );
    expect(texts).toEqual(['0 B', '1023 B', '1.0 KB', '10 KB', '5.1 MB', '1.9 GB']);
  });
});
