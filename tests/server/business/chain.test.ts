import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  approversOf,
  type Circumstances,
  copiesOf,
  deputiesOf,
  neededSteps,
} from '../../../server/src/domain/business/approval/chain.ts';
import type { LedUnit } from '../../../server/src/domain/business/approval/organisation.ts';
import { overlap } from '../../../server/src/domain/business/approval/overlap.ts';
import type { Rule, Template } from '../../../server/src/domain/business/approval/template.ts';
import { text } from '../../../server/src/domain/business/words.ts';

const person = (id: string) => ({ id, name: id, department: null });
const unit = (id: string, parentId: string | null, leader?: string): LedUnit => ({
  ...{ id, parentId, name: id },
  leader: leader === undefined ? null : person(leader),
});
/** A company with a head, a division whose head has changed, a department with a head, and a team without one. */
const UNITS = [
  unit('company', null, 'top'),
  unit('division', 'company'),
  unit('works', 'division', 'hu'),
  unit('team', 'works'),
];
const STAFF = { id: 'staff', unitId: 'team' };
const given = (more: Partial<Circumstances> = {}): Circumstances => ({
  organisation: { units: UNITS, administrators: [person('admin'), person('other')] },
  applicant: STAFF,
  form: {},
  named: new Map(),
  holders: new Map([['Pay', [person('payer'), person('staff'), person('hu')]]]),
  ...more,
});
const asked = (rules: readonly Rule[], more: Partial<Circumstances> = {}) =>
  approversOf({ approvers: rules }, given(more)).people.map(({ id }) => id);

describe('who is asked for an approval', () => {
  const manager = { manager: true } as const;

  it('is the nearest head above the applicant, who is never asked about their own request', () => {
    assert.deepEqual(asked([manager]), ['hu']);
    assert.deepEqual(asked([manager], { applicant: { id: 'hu', unitId: 'works' } }), ['top']);
    assert.deepEqual(asked([manager], { applicant: { id: 'staff', unitId: null } }), ['top']);
    const top = given({ applicant: { id: 'top', unitId: 'company' } });
    assert.deepEqual(approversOf({ approvers: [manager] }, top), { people: [], isOwn: true });
    assert.equal(approversOf({ approvers: [manager] }, given()).isOwn, false);
  });

  it('is the head of the company if there is no other: that of its root, else the first one found', () => {
    assert.deepEqual(asked([{ generalManager: true }]), ['top']);
    const headless = { units: [unit('company', null), ...UNITS.slice(1)], administrators: [] };
    assert.deepEqual(asked([{ generalManager: true }], { organisation: headless }), ['hu']);
    assert.deepEqual(asked([{ headOf: 'works' }]), ['hu']);
    assert.deepEqual(asked([{ headOf: 'team' }]), ['hu'], 'the head above it');
    assert.deepEqual(asked([{ headOf: 'nowhere' }]), ['top']);
  });

  it('is everybody with a policy but the applicant, and nobody twice', () => {
    assert.deepEqual(asked([{ policy: 'Pay' }]), ['payer', 'hu']);
    assert.deepEqual(asked([manager, { policy: 'Pay' }]), ['hu', 'payer']);
  });

  it('are the administrators if there is nobody else', () => {
    assert.deepEqual(asked([{ policy: 'None' }]), ['admin', 'other']);
    assert.deepEqual(asked([{ policy: 'None' }], { applicant: { id: 'admin', unitId: null } }), ['other']);
    const nobody = { units: [], administrators: [] };
    assert.deepEqual(approversOf({ approvers: [manager] }, given({ organisation: nobody })), {
      people: [],
      isOwn: true,
    });
  });

  it('is the person in the form, or whoever stands above them if they have left', () => {
    const named = (isActive: boolean, id = 'wang', unitId: string | null = 'team') => ({
      form: { technician: id },
      named: new Map([[id, { ...person(id), unitId, isActive }]]),
    });
    const rule = [{ personIn: 'technician' }];
    assert.deepEqual(asked(rule, named(true)), ['wang']);
    assert.deepEqual(asked(rule, named(false)), ['hu']);
    assert.deepEqual(asked(rule, named(false, 'hu', 'works')), ['top']);
    assert.deepEqual(asked(rule, { ...named(true), form: { technician: 'nobody' } }), ['admin', 'other']);
    assert.deepEqual(asked(rule, { ...named(true), form: {} }), ['admin', 'other']);
  });

  it('are the administrators in place of somebody whom nobody stands above, except those concerned', () => {
    const { organisation } = given();
    const inPlaceOf = (id: string, unitId: string | null, applicant = STAFF) =>
      deputiesOf({ id, unitId }, { organisation, applicant }).map((one) => one.id);
    assert.deepEqual(inPlaceOf('hu', 'works'), ['top']);
    assert.deepEqual(inPlaceOf('top', 'company'), ['admin', 'other']);
    assert.deepEqual(inPlaceOf('hu', 'works', { id: 'top', unitId: 'company' }), ['admin', 'other']);
    const alone = deputiesOf({ id: 'admin', unitId: null }, given({ organisation: { ...organisation, units: [] } }));
    assert.deepEqual(
      alone.map(({ id }) => id),
      ['other'],
    );
  });

  it('are given a copy by the same rules, but no administrator in their place', () => {
    const template = (copies?: readonly Rule[]): Template => ({
      ...{ code: 'a', label: text('a', 'a'), icon: 'a', prefix: 'A', fields: [], steps: [], ...(copies && { copies }) },
    });
    const copied = (copies?: readonly Rule[]) => copiesOf(template(copies), given()).map(({ id }) => id);
    assert.deepEqual(copied([{ policy: 'Pay' }, manager]), ['payer', 'hu']);
    assert.deepEqual([copied([{ policy: 'None' }]), copied()], [[], []]);
  });
});

describe('the steps of an approval', () => {
  const template = (onlyIf?: Template['steps'][number]['onlyIf']): Template => ({
    ...{ code: 'a', label: text('a', 'a'), icon: 'a', prefix: 'A', fields: [] },
    steps: [{ key: 'one', label: text('a', 'a'), approvers: [], mode: 'all', ...(onlyIf && { onlyIf }) }],
  });
  const isNeeded = (onlyIf: Template['steps'][number]['onlyIf'], form: object) =>
    neededSteps(template(onlyIf), { ...form }).length === 1;

  it('are needed above an amount, not at it, for some kinds, or if something is filled in', () => {
    const above = { field: 'amount', above: 100 };
    assert.deepEqual(
      [99, 100, 101, '101', undefined].map((amount) => isNeeded(above, { amount })),
      [...[false, false, true, false, false]],
    );
    const kinds = { field: 'kind', in: ['car', 'home'] };
    assert.deepEqual(
      ['car', 'home', 'train', undefined].map((kind) => isNeeded(kinds, { kind })),
      [...[true, true, false, false]],
    );
    const filled = { field: 'who', filled: true } as const;
    assert.deepEqual(
      ['wang', '', null, undefined].map((who) => isNeeded(filled, { who })),
      [true, false, false, false],
    );
    assert.equal(isNeeded(undefined, {}), true);
  });
});

describe('times that are asked for twice', () => {
  const span = { from: 'from', to: 'to', fromNoon: 'fromNoon', toNoon: 'toNoon' };
  const days = (from: number, to: number, more: object = {}) => ({
    from: `2027-02-0${from}`,
    to: `2027-02-0${to}`,
    ...more,
  });

  it('overlap in any half day that both cover', () => {
    for (const [one, other, both] of [
      [days(1, 3), days(3, 5), true],
      [days(1, 3), days(4, 5), false],
      [days(2, 2), days(1, 5), true],
      [days(1, 3, { toNoon: true }), days(3, 5), true],
      [days(1, 3, { toNoon: true }), days(3, 5, { fromNoon: true }), false],
      [days(1, 3), days(3, 5, { fromNoon: true }), true],
      [days(2, 2, { toNoon: true }), days(2, 2, { fromNoon: true }), false],
      [days(2, 2, { toNoon: 'true' }), days(2, 2, { fromNoon: 1 }), true],
    ] as const) {
      assert.equal(overlap(span, one, other), both, JSON.stringify([one, other]));
      assert.equal(overlap(span, other, one), both, JSON.stringify([other, one]));
    }
  });
});
