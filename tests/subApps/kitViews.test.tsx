import { act, fireEvent, screen } from '@testing-library/react';
import { callsOf } from '../../sub-apps/kit/core/business.ts';
import { readPlace } from '../../sub-apps/kit/core/place.ts';
import { Views } from '../../sub-apps/kit/list/Views.tsx';
import { renderKit, slowServer } from './support/kitDesk.tsx';
import { ORDER } from './support/order.ts';

/** The saved views of a list, with a name typed and sent. */
async function sendName() {
  const requestTo = slowServer();
  const views = (
    <Views
      resource={ORDER}
      place={readPlace('')}
      go={() => {}}
      columns={[]}
      choose={() => {}}
      calls={callsOf('order')}
    />
  );
  renderKit({ '/order': views }, '/order');
  fireEvent.click(screen.getByRole('button', { expanded: false }));
  await requestTo('/views').answer({ items: [] });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Large ones' } });
  await act(async () => fireEvent.submit(screen.getByRole('textbox')));
  return requestTo('/views/save');
}

describe('the name of a view', () => {
  it('stays if the view could not be saved', async () => {
    const saving = await sendName();
    await saving.answer({ error: { message: 'There are too many views.' } }, 403);
    expect(screen.getByText('There are too many views.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Large ones');
  });
  it('leaves the field once it is saved', async () => {
    const saving = await sendName();
    await saving.answer({ id: 'v1' });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
