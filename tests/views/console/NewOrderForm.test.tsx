import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newOrderForm } from '../../../src/features/newOrder/newOrderSlice.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { NewOrderForm } from '../../../src/views/console/newOrder/NewOrderForm.tsx';
import { offer } from '../../support/orderWork.ts';
import { renderView } from '../../support/renderView.tsx';

function Shown() {
  useTexts('console');
  return (
    <NewOrderForm kind="users" offer={{ ...offer, maxUsers: 5000 }}>
      {null}
    </NewOrderForm>
  );
}

it('accepts a pasted number of users, with spaces and commas', async () => {
  const { events } = await renderView(<Shown />);
  const users = screen.getByRole('textbox');
  await userEvent.click(users);
  await userEvent.paste(' 1,000 ');
  await userEvent.keyboard('{Enter}');
  const sent = events.find(newOrderForm.submitted.match);
  expect(sent?.payload).toMatchObject({ kind: 'users', users: 1000 });
});
