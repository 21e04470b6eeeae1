import type { Field, Values } from '../../contract/businessFields.ts';
import { withComputed } from '../../contract/businessFormulas.ts';
import { problemsOf } from '../../contract/businessRules.ts';
import { Form } from '../../sub-apps/kit/core/form.ts';
import { newValues } from '../../sub-apps/kit/core/inputs.ts';

const beginning = { me: { id: 'me', name: 'Me' }, today: '2026-11-25' };

describe('days', () => {
  const from: Field = { name: 'from', type: 'date', label: { zh: '起', en: 'From' }, near: { before: 0 } };
  const days: Field = {
    name: 'days',
    type: 'number',
    decimals: 1,
    label: { zh: '天数', en: 'Days' },
    computed: { days: { from: 'from', to: 'to', halves: ['noon'] } },
  };
  it.each([
    ['2026-11-30', '2026-12-01', false, 2],
    ['2026-11-30', '2026-12-01', true, 1.5],
    ['2026-12-01', '2026-12-01', true, 0.5],
    ['2026-12-02', '2026-12-01', false, 0],
    [null, '2026-12-01', false, 0],
  ])('from %s to %s, at noon %s, are %s', (begin, to, noon, wanted) => {
    expect(withComputed([days], { from: begin, to, noon })['days']).toBe(wanted);
  });
  it('with both halves missing are refused at the second, until one of the fields involved is corrected', async () => {
    const half = (name: string): Field => ({ name, type: 'boolean', label: { zh: name, en: name } });
    const both: Field = { ...days, computed: { days: { from: 'from', to: 'to', halves: ['late', 'early'] } } };
    const end: Field = { name: 'to', type: 'date', label: { zh: '止', en: 'To' } };
    const fields = [from, end, half('late'), half('early'), both];
    const given = { from: '2026-12-01', to: '2026-12-01', late: true, early: true };
    expect(problemsOf(fields, given).map(({ path, kind }) => [path, kind])).toEqual([['early', 'noTime']]);
    expect(withComputed(fields, given)['days']).toBe(0);
    expect(problemsOf(fields, { ...given, to: '2026-12-02' })).toEqual([]);
    expect(problemsOf(fields, { ...given, early: false })).toEqual([]);
    const form = new Form({ fields, values: given, beginning });
    await expect(form.save(async () => undefined)).resolves.toBe(false);
    expect(Object.keys(form.get().problems)).toEqual(['early']);
    form.write('late', false);
    expect(form.get().problems).toEqual({});
  });
  it('in the past are refused, unless they were there before', () => {
    const now = (before: Values) => problemsOf([from], { from: '2026-11-24' }, { today: '2026-11-25', before });
    expect(now({}).map(({ kind }) => kind)).toEqual(['past']);
    expect(now({ from: '2026-11-24' })).toEqual([]);
    expect(problemsOf([from], { from: '2026-11-25' }, { today: '2026-11-25', before: {} })).toEqual([]);
  });
  it('and amounts that a step asks for start with the value of another field', () => {
    const paid: Field = { name: 'paid', type: 'money', label: { zh: '本次', en: 'Now' }, initial: { field: 'open' } };
    expect(newValues([paid], beginning, { open: 700 })).toEqual({ paid: 700 });
    expect(newValues([paid], beginning)).toEqual({ paid: null });
  });
});
