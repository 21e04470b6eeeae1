import { saveForm } from '../../sub-apps/kit/core/focus.ts';
import { Form } from '../../sub-apps/kit/core/form.ts';
import { refusalOf } from '../../sub-apps/kit/core/formState.ts';
import { newValues } from '../../sub-apps/kit/core/inputs.ts';
import { CallFailure } from '../../sub-apps/shared/calls.js';
import { ORDER } from './support/order.ts';

const beginning = { me: { id: 'me', name: 'Me' }, today: '2026-11-25' };
/** A form that can be sent, and its fields on a page. */
function shownForm() {
  const form = new Form({
    fields: ORDER.fields,
    values: newValues(ORDER.fields, beginning, { title: 'T' }),
    beginning,
  });
  form.write('lines.0.quantity', 2);
  document.body.innerHTML = '<form><input data-path="title"><input data-path="note"><button>Save</button></form>';
  const field = (path: string) => document.querySelector<HTMLInputElement>(`[data-path="${path}"]`);
  // As `inert` does: the focused field loses the focus with the next picture.
  form.subscribe(() => {
    if (form.get().isSending) void Promise.resolve().then(() => (document.activeElement as HTMLElement).blur());
  });
  field('note')?.focus();
  return { form, field, element: () => document.querySelector('form') };
}
const refused = (status: number, envelope = {}) => Promise.reject(new CallFailure(status, 'Refused', envelope));
const focused = () => (document.activeElement as HTMLElement).dataset['path'];

beforeEach(() => void jest.spyOn(document, 'hasFocus').mockReturnValue(true));

describe('a form of the kit that is being sent', () => {
  it('cannot be changed from the moment its values are on their way until the answer is there', async () => {
    const { form } = shownForm();
    let answer: (isRefused: boolean) => void = () => undefined;
    const send = () =>
      new Promise<void>((done, fail) => {
        answer = (isRefused) => (isRefused ? fail(new CallFailure(503, '')) : done());
      });
    for (const isRefused of [true, false]) {
      const saved = form.save(send);
      expect(form.get()).toMatchObject({ isSaving: true, isSending: true });
      answer(isRefused);
      await saved;
      expect(form.get()).toMatchObject({ isSaving: false, isSending: false });
    }
  });
  it('can still be changed while it waits for an upload, which can be cancelled', async () => {
    const { form } = shownForm();
    let arrive: (isWell: boolean) => void = () => undefined;
    form.receive(new Promise((done) => (arrive = done)));
    const saved = form.save(async () => undefined);
    expect(form.get()).toMatchObject({ isSaving: true, isSending: false });
    arrive(true);
    await saved;
  });
  it('cannot be changed either while what others have saved is read, and can afterwards', async () => {
    const { form } = shownForm();
    const seen: boolean[] = [];
    const reread = async () => {
      seen.push(form.get().isSending);
      return form.base;
    };
    await form.save(() => refused(412), reread);
    expect([seen, form.get().isSending]).toEqual([[true], false]);
  });
});

describe('the focus of a form that is refused', () => {
  it('goes to the first field that the refusal names', async () => {
    const { form, element } = shownForm();
    const problems = [{ message: 'Taken', members: ['values.title'] }];
    await expect(saveForm(form, element, () => refused(400, { validationErrors: problems }))).resolves.toBe(false);
    expect(focused()).toBe('title');
  });
  it('returns to where it was if it names none', async () => {
    const { form, element } = shownForm();
    await saveForm(form, element, () => refused(503));
    expect(focused()).toBe('note');
  });
  it('stays where the person has put it meanwhile, in the portal too', async () => {
    const { form, field, element } = shownForm();
    await saveForm(form, element, async () => {
      await Promise.resolve();
      field('title')?.focus();
      return refused(503);
    });
    expect(focused()).toBe('title');
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    await saveForm(form, element, () => refused(503));
    expect(focused()).toBeUndefined();
  });
});

it('somebody who no longer sees a form that is refused can be told why', async () => {
  const { form } = shownForm();
  expect(refusalOf(form.get())).toBeUndefined();
  await form.save(() => refused(403, { code: 'Rule' }));
  expect(refusalOf(form.get())?.en).toBe('Refused');
  await form.save(() => refused(400, { validationErrors: [{ message: 'Taken', members: ['values.title'] }] }));
  expect(refusalOf(form.get())?.en).toBe('Taken');
});
