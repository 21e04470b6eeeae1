import type { Values } from '../../contract/businessFields.ts';
import type { Draft } from '../../sub-apps/kit/core/drafts.ts';
import { Form } from '../../sub-apps/kit/core/form.ts';
import { givenIn, newValues } from '../../sub-apps/kit/core/inputs.ts';
import type { Offered } from '../../sub-apps/kit/core/types.ts';
import { ORDER } from './support/order.ts';

const beginning = { me: { id: 'me', name: 'Me' }, today: '2026-11-25' };
const values = newValues(ORDER.fields, beginning);
const begun = (draft: Draft | null, chosen: Readonly<Record<string, Offered>> = {}) =>
  new Form({ fields: ORDER.fields, values, beginning, chosen, draft });
/** What the form would keep once these have been typed. */
function typed(given: Values): Draft {
  const form = begun(null);
  for (const [path, value] of Object.entries(given)) form.write(path, value);
  return { values: form.get().values, base: form.base, stamp: null, names: form.get().names };
}

describe('a form of the kit whose page was reloaded', () => {
  it('restores what was typed in it, so that one more letter loses nothing', () => {
    const form = begun(typed({ title: 'Half', 'lines.0.quantity': 3, 'lines.0.price': 50 }));
    expect(form.get()).toMatchObject({ isRestored: true, isDirty: true, values: { title: 'Half', amount: 150 } });
    form.write('title', 'Half a');
    expect(form.get()).toMatchObject({ isRestored: true, values: { title: 'Half a', amount: 150 } });
  });
  it('starts over if the person discards the draft', () => {
    const form = begun(typed({ title: 'Half', 'lines.0.quantity': 3 }));
    form.write('title', 'Half a');
    form.discard();
    expect(form.get()).toMatchObject({ isRestored: false, isDirty: false, problems: {} });
    expect(form.get().values).toEqual(begun(null).get().values);
    expect(form.base).toEqual(values);
  });
  it('stops mentioning it once it is saved', async () => {
    const form = begun(typed({ title: 'Half', 'lines.0.quantity': 3, 'lines.0.price': 50 }));
    await expect(form.save(async () => undefined)).resolves.toBe(true);
    expect(form.get()).toMatchObject({ isRestored: false, isDirty: false });
  });
  it('does not count as unsaved if nothing was kept', () => {
    expect(begun(null).get()).toMatchObject({ isRestored: false, isDirty: false });
  });
});

it('starts a new record from the fields named in its address, and from nothing else there', () => {
  expect(givenIn(ORDER.fields, '?title=T&portalPanel=todo')).toEqual({ title: 'T' });
});
