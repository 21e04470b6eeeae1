import type { Draft } from '../../sub-apps/kit/core/drafts.ts';
import { Form } from '../../sub-apps/kit/core/form.ts';
import { newValues } from '../../sub-apps/kit/core/inputs.ts';
import { offersOf, pickingStep } from '../../sub-apps/kit/core/picking.ts';
import { ORDER } from './support/order.ts';

describe('a field that picks one of many', () => {
  const beginning = { me: { id: 'me', name: 'Me' }, today: '2026-11-25' };
  const newForm = (draft: Draft | null = null) =>
    new Form({ fields: ORDER.fields, values: newValues(ORDER.fields, beginning), beginning, draft });

  it('keeps the name of the picked entry, in lines too, after others are removed and after it is reopened', () => {
    const form = newForm();
    form.pick('customer', { id: 'c1', title: 'C', hint: '', called: 'C, 1' });
    form.addLine('lines');
    form.pick('lines.0.product', { id: 'p1', title: 'P1', hint: '' });
    form.pick('lines.1.product', { id: 'p2', title: 'P2', hint: '' });
    form.removeLine('lines', 0);
    const { names, values } = form.get();
    expect(values['lines']).toMatchObject([{ product: 'p2' }]);
    expect(names).toMatchObject({ me: { title: 'Me' }, c1: { title: 'C, 1' }, p2: { title: 'P2' } });
    const later = newForm({ values, base: form.base, stamp: null, names });
    expect(later.get()).toMatchObject({ values: { customer: 'c1' }, names });
  });

  it('is operated by keys, and handles only those that mean something there', () => {
    const closed = { isOpen: false, count: 0, place: 0, isPending: false };
    const open = { isOpen: true, count: 3, place: 1, isPending: false };
    const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab'];
    expect(keys.map((key) => pickingStep(key, closed))).toEqual(['open', ...Array(4).fill(undefined)]);
    expect(keys.map((key) => pickingStep(key, open))).toEqual([{ to: 2 }, { to: 0 }, 'pick', 'close', undefined]);
    expect(pickingStep('ArrowDown', { ...open, place: 2 })).toEqual({ to: 2 });
    expect(['ArrowDown', 'Enter'].map((key) => pickingStep(key, { ...open, count: 0, place: 0 }))).toEqual([
      { to: 0 },
      undefined,
    ]);
  });

  it('takes no option while the answer to what was typed is pending, nor lets Enter send the form around it', () => {
    const pending = { isOpen: true, count: 3, place: 0, isPending: true };
    expect(pickingStep('Enter', pending)).toBe('wait');
    expect(pickingStep('Enter', { ...pending, count: 0 })).toBe('wait');
    expect(pickingStep('Enter', { ...pending, isOpen: false })).toBeUndefined();
    expect(['ArrowDown', 'ArrowUp', 'Escape', 'Tab'].map((key) => pickingStep(key, pending))).toEqual([
      { to: 1 },
      { to: 0 },
      'close',
      undefined,
    ]);
  });

  it('says one thing below the field: it loads, it failed or it found nothing, and offers nothing of another search', () => {
    const offers = [{ id: 'c1', title: 'C', hint: '' }];
    const answered = { isLoading: false, isStale: false, isPending: false };
    expect(offersOf({ ...answered, value: offers })).toEqual({ offers, note: null });
    expect(offersOf({ ...answered, value: [] })).toEqual({ offers: [], note: 'none' });
    expect(offersOf({ ...answered, value: [], isStale: true, isPending: true }).note).toBe('loading');
    expect(offersOf({ ...answered, value: offers, isStale: true, isPending: true })).toEqual({ offers, note: null });
    const failed = { ...answered, error: new Error('no network') };
    expect(offersOf({ ...failed, value: [] })).toEqual({ offers: [], note: 'failed' });
    expect(offersOf({ ...failed, value: offers })).toEqual({ offers: [], note: 'failed' });
    expect(offersOf({ ...failed, isPending: true }).note).toBe('loading');
  });
});
