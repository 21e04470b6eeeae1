import type { HistoryEntry } from '../../contract/businessCalls.ts';
import type { Field, Values } from '../../contract/businessFields.ts';
import { withComputed } from '../../contract/businessFormulas.ts';
import { problemsOf } from '../../contract/businessRules.ts';
import { bringTogether, changesOf, chosenSide, lastWriter } from '../../sub-apps/kit/core/conflict.ts';
import { Form } from '../../sub-apps/kit/core/form.ts';
import { labelOf } from '../../sub-apps/kit/core/formats.ts';
import { newValues, typedText, typedValue } from '../../sub-apps/kit/core/inputs.ts';
import { CallFailure } from '../../sub-apps/shared/calls.js';
import { ORDER } from './support/order.ts';

const beginning = { me: { id: 'me', name: 'Me' }, today: '2026-11-25' };
const newForm = (given: Values = {}) =>
  new Form({
    fields: ORDER.fields,
    values: newValues(ORDER.fields, beginning, given),
    beginning,
  });
const refused = (status: number, envelope = {}) => Promise.reject(new CallFailure(status, 'Refused', envelope));

describe('a form of the kit', () => {
  it('starts with the description’s values, and computes as the person types', () => {
    const form = newForm({ title: 'T', nothing: 1 });
    expect(form.get().values).toMatchObject({ title: 'T', due: '2026-12-02', urgent: false, amount: 0 });
    expect(form.get().values).not.toHaveProperty('nothing');
    form.write('lines.0.quantity', 3);
    form.write('lines.0.price', 1250);
    form.addLine('lines');
    form.write('lines.1.quantity', 1);
    form.write('lines.1.price', 50);
    expect(form.get().values['amount']).toBe(3800);
    form.removeLine('lines', 0);
    expect(form.get().values['amount']).toBe(50);
    expect(form.get().isDirty).toBe(true);
  });
  it('shows an error once a field is left, and sends nothing until it is corrected', async () => {
    const form = newForm();
    const send = jest.fn(async () => undefined);
    form.leave('title');
    // Both are there: after a language switch the reader goes on in the other language.
    expect(form.get().problems).toEqual({ title: { zh: 'Title不能为空', en: 'Title cannot be empty' } });
    await expect(form.save(send)).resolves.toBe(false);
    expect(Object.keys(form.get().problems)).toEqual(['title', 'lines.0.quantity']);
    expect(send).not.toHaveBeenCalled();
    form.write('title', 'T');
    form.write('lines.0.quantity', 2);
    expect(form.get().problems).toEqual({});
    await expect(form.save(send)).resolves.toBe(true);
    expect(form.get().isDirty).toBe(false);
  });
  it('shows the server’s message beside its field, and anything else below', async () => {
    const form = newForm({ title: 'T' });
    form.write('lines.0.quantity', 2);
    const problems = [{ message: 'Taken', members: ['values.title'] }];
    await form.save(() => refused(400, { validationErrors: problems }));
    expect(form.get()).toMatchObject({
      problems: { title: { zh: expect.stringContaining('再试一次'), en: 'Taken' } },
      failure: null,
      isSaving: false,
      isDirty: true,
    });
    await form.save(() => refused(403, { code: 'Rule' }));
    expect(form.get().failure?.en).toBe('Refused');
    await form.save(() => refused(0));
    expect(form.get().failure).toEqual({ zh: '网络连接失败，请检查后重试', en: expect.stringMatching(/connection/) });
    expect(form.get().values['title']).toBe('T');
  });
  it('merges both versions when somebody else saved first, and saves on top of theirs', async () => {
    const form = newForm({ title: 'T', note: 'n' });
    form.write('lines.0.quantity', 2);
    form.write('title', 'mine');
    const theirs = { ...form.base, title: 'theirs', note: 'also theirs' };
    await expect(
      form.save(
        () => refused(412),
        async () => theirs,
      ),
    ).resolves.toBe(false);
    const [difference] = form.get().conflict ?? [];
    expect(difference).toMatchObject({ mine: 'mine', theirs: 'theirs' });
    expect(form.get().values).toMatchObject({ title: 'mine', note: 'also theirs' });
    const side = () => difference && chosenSide(difference, form.get().values);
    expect(side()).toBe('mine');
    if (difference) form.choose(difference, difference.theirs);
    expect([side(), form.get().values['title']]).toEqual(['theirs', 'theirs']);
    expect(form.get().conflict).toEqual([difference]);
    if (difference) form.choose(difference, difference.mine);
    expect(side()).toBe('mine');
    form.write('title', 'a third');
    expect(side()).toBeUndefined();
    await form.save(async () => undefined);
    expect(form.get().conflict).toBeNull();
    form.write('title', 'theirs');
    expect(form.base).toMatchObject({ note: 'also theirs', title: 'a third' });
  });
  it('knows from the history who saved first, ignoring comments', () => {
    const entry = (kind: HistoryEntry['kind'], actorName: string | null): HistoryEntry => ({
      ...{ id: '1', kind, actorId: null, actorName, time: '2026-11-25T10:00:00' },
      ...{ event: null, fromStatus: null, toStatus: null, comment: null, changes: [] },
    });
    expect(lastWriter([entry('commented', 'A'), entry('moved', 'B'), entry('changed', 'C')])).toEqual({
      name: 'B',
      time: '2026-11-25T10:00:00',
    });
    expect(lastWriter([entry('changed', null)])).toMatchObject({ name: null });
    expect(lastWriter([])).toBeUndefined();
  });
  it('waits for running uploads, and is not saved without one that failed', async () => {
    const form = newForm({ title: 'T' });
    form.write('lines.0.quantity', 1);
    let arrive: (isThere: boolean) => void = () => undefined;
    const onItsWay = () => form.receive(new Promise((done) => (arrive = done)));
    const send = jest.fn(async () => undefined);
    onItsWay();
    const saved = form.save(send);
    expect(form.get()).toMatchObject({ isSaving: true, isReceiving: true });
    expect(send).not.toHaveBeenCalled();
    form.write('note', 'with the file');
    arrive(true);
    await expect(saved).resolves.toBe(true);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ note: 'with the file' }));
    onItsWay();
    const lost = form.save(send);
    arrive(false);
    await expect(lost).resolves.toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.get()).toMatchObject({ isSaving: false, isReceiving: false });
  });
});

describe('two versions', () => {
  it('conflict only if both changed the same thing', () => {
    const base = { title: 'a', note: 'a', due: null };
    const { differences, values } = bringTogether(
      ORDER.fields,
      base,
      { title: 'b', note: 'a', due: '2026-01-01' },
      { title: 'b', note: 'c', due: null, amount: 5 },
    );
    expect(differences).toEqual([]);
    expect(values).toEqual({ title: 'b', note: 'c', due: '2026-01-01', amount: 5 });
  });
  it('are compared by what was changed; null clears, and derived values are not sent', () => {
    expect(changesOf(ORDER.fields, { title: 'a', note: 'n' }, { title: 'b', note: '', amount: 9 })).toEqual({
      title: 'b',
      note: '',
    });
    expect(changesOf(ORDER.fields, { note: 'n' }, {})).toEqual({ note: null });
  });
});

describe('what is typed', () => {
  const field = (type: 'number' | 'money' | 'time') => ({ name: 'f', label: { zh: '', en: '' }, type });
  it('is parsed as a number, hundredths or a time, and stays as it is if it is none of them', () => {
    expect(typedValue(field('number'), '1,234.5')).toBe(1234.5);
    expect(typedValue(field('money'), '0.29')).toBe(29);
    expect(typedValue(field('money'), '1.005')).toBeCloseTo(100.5);
    expect(typedValue(field('number'), 'abc')).toBe('abc');
    expect(typedValue(field('number'), '')).toBeNull();
    expect(typedValue(field('time'), '2026-11-25T09:30')).toBe('2026-11-25T09:30:00');
    expect(typedText(field('money'), 123456)).toBe('1234.56');
    expect(typedText(field('time'), '2026-11-25T09:30:00')).toBe('2026-11-25T09:30');
  });
  it('is read as the portal’s fields read it: full-width digits, spaces, and valid thousands separators', () => {
    expect(
      ['１２３．５', ' 12 ', '1 234', '１，２３４', '-3', '.5'].map((one) => typedValue(field('number'), one)),
    ).toEqual([123.5, 12, 1234, 1234, -3, 0.5]);
    expect(['1,2', '12,34', '1e3', '0x10'].map((one) => typedValue(field('number'), one))).toEqual([
      '1,2',
      '12,34',
      '1e3',
      '0x10',
    ]);
  });
  it('is never rewritten: what has more digits than a number holds stays as it is, and is called too large', () => {
    const typed = '99999999999999999999';
    for (const type of ['number', 'money'] as const) {
      const value = typedValue(field(type), typed);
      expect(typedText(field(type), value)).toBe(typed);
      expect(problemsOf([field(type)], { f: value }).map(({ kind }) => kind)).toEqual(['tooGreat']);
    }
    expect(problemsOf([field('number')], { f: 'abc' }).map(({ kind }) => kind)).toEqual(['noNumber']);
    expect(problemsOf([field('number')], { f: '12' }).map(({ kind }) => kind)).toEqual(['noNumber']);
  });
  it('shows its unit beside the name, in the brackets of the language', () => {
    const hours = { ...field('number'), label: { zh: '时长', en: 'Hours' }, unit: { zh: '小时', en: 'h' } };
    expect([labelOf(hours, 'zh'), labelOf(hours, 'en'), labelOf(field('number'), 'en')]).toEqual([
      '时长（小时）',
      'Hours (h)',
      '',
    ]);
  });
});

describe('sums over lines', () => {
  const word = { zh: '', en: '' };
  const fields: Field[] = [
    {
      ...{ name: 'lines', type: 'lines', label: word },
      columns: [
        { name: 'product', type: 'reference', label: word },
        { name: 'quantity', type: 'number', label: word },
        { name: 'cost', type: 'money', label: word },
      ],
    },
    { name: 'pieces', type: 'number', label: word, computed: { sumOf: { lines: 'lines', column: 'quantity' } } },
    { name: 'amount', type: 'money', label: word, computed: { sumOf: { lines: 'lines', column: 'cost' } } },
  ];
  const sums = (...products: string[]) => {
    const lines = products.map((product) => ({ product, quantity: 2, cost: 150 }));
    const { pieces, amount } = withComputed(fields, { lines });
    return [pieces, amount];
  };
  it('cover one thing, or money: pieces of different things are not added', () => {
    expect([sums('p1'), sums('p1', 'p1'), sums('p1', 'p2'), sums()]).toEqual([
      [2, 150],
      [4, 300],
      [null, 300],
      [0, 0],
    ]);
  });
});

describe('lines that name different things', () => {
  const word = { zh: '物料', en: 'Component' };
  const fields: Field[] = [
    {
      name: 'lines',
      type: 'lines',
      label: word,
      distinct: 'part',
      columns: [{ name: 'part', type: 'text', label: word }],
    },
  ];
  it('are refused beside the line that repeats another one’s thing; an empty line names nothing', () => {
    const form = new Form({ fields, values: { lines: [{ part: 'a' }, { part: null }, {}, { part: 'a' }] }, beginning });
    form.leave('lines.3.part');
    form.leave('lines.2.part');
    expect(form.get().problems).toEqual({
      'lines.3.part': { zh: '物料与第 1 行重复', en: 'Component is in line 1 already' },
    });
  });
});
