import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleDialog } from '../../../src/views/console/ConsoleDialog.tsx';
import { renderView } from '../../support/renderView.tsx';

it('CON-1 Escape closes a form of the console, but not one into which something has been typed', async () => {
  const close = jest.fn();
  await renderView(
    <ConsoleDialog title="form" confirm="send" onClose={close} onConfirm={() => {}}>
      <input aria-label="name" />
    </ConsoleDialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('name'), 'Lin{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(close).toHaveBeenCalledTimes(2);
});
