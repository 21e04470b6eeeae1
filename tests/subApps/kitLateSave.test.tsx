import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { Resource } from '../../contract/businessDescription.ts';
import { keptDraft } from '../../sub-apps/kit/core/drafts.ts';
import { RecordForm } from '../../sub-apps/kit/form/RecordForm.tsx';
import { sayDirty } from '../../sub-apps/shared/portal.js';
import { renderKit, slowServer } from './support/kitDesk.tsx';

const note: Resource = {
  name: 'note',
  label: { zh: '便签', en: 'Notes' },
  one: { zh: '便签', en: 'note' },
  icon: 'file',
  facets: { title: 'title' },
  fields: [
    { name: 'title', type: 'text', label: { zh: '标题', en: 'Title' } },
    { name: 'files', type: 'files', label: { zh: '附件', en: 'Files' } },
  ],
  list: { columns: ['title'] },
};

/** An upload that never arrives. */
class SlowUpload {
  readonly upload = {};
  onabort = () => {};
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort();
  }
}

/** The form of a new note, with a title typed and *Save* pressed. */
function pressSave(files: readonly File[] = []) {
  const requestTo = slowServer();
  renderKit(
    {
      '/note/new': <RecordForm resource={note} id="" shown={null} values={{}} draft="note/new" />,
      '/note': <Link to="/other">Other</Link>,
      '/other': <h1>Other form</h1>,
      '/note/:id': <h1>Saved</h1>,
    },
    '/note/new',
  );
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Milk' } });
  if (files.length > 0)
    fireEvent.change(screen.getByLabelText('Files', { selector: '[type=file]' }), { target: { files } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const leave = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Other' })));
  };
  return { created: () => requestTo('/create'), leave };
}
const address = () => screen.getByLabelText('address').textContent;

describe('a record that is saved', () => {
  afterEach(() => sessionStorage.clear());

  it('opens', async () => {
    const { created } = pressSave();
    await created().answer({ id: 'n1', number: null });
    expect(address()).toBe('/note/n1');
  });
  it('does not take somebody away who has gone elsewhere meanwhile, nor what they have not saved there', async () => {
    const { created, leave } = pressSave();
    await leave();
    const next = {};
    sayDirty(next, true);
    await created().answer({ id: 'n1', number: null });
    expect(address()).toBe('/other');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    sayDirty(next, false);
    expect(keptDraft('me/note/new')).toBeNull();
  });
  it('is reported if it could not be saved after they had gone, and its draft is kept', async () => {
    const { created, leave } = pressSave();
    await leave();
    await created().answer({ error: { message: 'The title is taken.' } }, 400);
    expect(screen.getByText('New note: The title is taken.')).toBeVisible();
    expect(keptDraft('me/note/new')?.values).toMatchObject({ title: 'Milk' });
  });
  it('is not sent without its files if somebody leaves while they are still arriving', async () => {
    // Only what an upload uses of a request.
    jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new SlowUpload() as unknown as XMLHttpRequest);
    const { created, leave } = pressSave([new File(['a'], 'a.pdf')]);
    await leave();
    expect(address()).toBe('/other');
    expect(created).toThrow('nothing was asked');
    expect(keptDraft('me/note/new')?.values).toMatchObject({ title: 'Milk' });
  });
});
