import type { Field } from '../../contract/businessFields.ts';
import { problemText } from '../../contract/businessProblems.ts';
import { Form } from '../../sub-apps/kit/core/form.ts';
import { CallFailure } from '../../sub-apps/shared/calls.js';

const beginning = { me: { id: 'me', name: 'Me' }, today: '2026-11-25' };
const word = (zh: string, en: string) => ({ zh, en });

describe('lines with an amount on one of two sides', () => {
  const fields: Field[] = [
    {
      name: 'lines',
      type: 'lines',
      label: word('分录', 'Entries'),
      either: ['debit', 'credit'],
      columns: [
        { name: 'account', type: 'text', label: word('科目', 'Account'), required: true },
        { name: 'debit', type: 'money', label: word('借方', 'Debit'), min: 0 },
        { name: 'credit', type: 'money', label: word('贷方', 'Credit'), min: 0 },
      ],
    },
  ];
  const neither = word('借方或贷方必须大于 0', 'Debit or Credit must be above 0');
  const formWith = (line: object) => new Form({ fields, values: { lines: [line] }, beginning });
  const saved = async (line: object) => {
    const form = formWith(line);
    await form.save(async () => undefined);
    return form.get().problems;
  };

  it('a new line reports everything it lacks at once, each beside its field', async () => {
    const form = formWith({ account: 'a', debit: 1 });
    form.addLine('lines');
    await expect(form.save(async () => undefined)).resolves.toBe(false);
    expect(form.get().problems).toEqual({
      'lines.1.account': word('科目不能为空', 'Account cannot be empty'),
      'lines.1.credit': neither,
    });
  });
  it('are refused with none and with both, and an invalid number is reported first', async () => {
    expect(await saved({ account: 'a', debit: 0, credit: 0 })).toEqual({ 'lines.0.credit': neither });
    expect(await saved({ account: 'a', debit: 1, credit: 2 })).toEqual({
      'lines.0.credit': word('借方或贷方只能填一个', 'Debit or Credit: only one of them can be filled in'),
    });
    expect(await saved({ account: 'a', credit: 'x' })).toEqual({
      'lines.0.credit': word('贷方必须是数字', 'Credit must be a number'),
    });
    expect(await saved({ account: 'a', debit: 1 })).toEqual({});
    expect(await saved({ account: 'a', credit: 1 })).toEqual({});
  });
  it('do not report a side that is filled in later, and stop once the other one is filled in', () => {
    const form = formWith({ account: 'a' });
    form.leave('lines.0.debit');
    expect(form.get().problems).toEqual({});
    form.leave('lines.0.credit');
    expect(form.get().problems).toEqual({ 'lines.0.credit': neither });
    form.write('lines.0.debit', 100);
    expect(form.get().problems).toEqual({});
  });
  it('drop the server’s message about all of them once one is changed', async () => {
    const form = formWith({ account: 'a', debit: 1 });
    const validationErrors = [{ message: 'It does not balance', members: ['lines'] }];
    await form.save(() => Promise.reject(new CallFailure(400, 'Refused', { validationErrors })));
    expect(Object.keys(form.get().problems)).toEqual(['lines']);
    form.write('lines.0.debit', 2);
    expect(form.get().problems).toEqual({});
  });
});

describe('figures in sentences', () => {
  const label = word('金额', 'Amount');
  it('are grouped as in lists, and money has its hundredths', () => {
    const least = { path: 'amount', label, kind: 'tooSmall', limit: 10_640_000 } as const;
    expect(problemText(least, true)).toEqual(word('金额不能小于 106,400.00', 'Amount must be at least 106,400.00'));
    expect(problemText({ ...least, kind: 'tooGreat', limit: 1_000_000 })).toEqual(
      word('金额不能大于 1,000,000', 'Amount must be at most 1,000,000'),
    );
    expect(problemText({ ...least, limit: 0.5 }).en).toBe('Amount must be at least 0.5');
  });
});
