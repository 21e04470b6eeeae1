import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleDialog } from '../../../src/views/console/ConsoleDialog.tsx';
import { ConfirmHost } from '../../../src/views/feedback/ConfirmHost.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

it('Escape closes a form of the console; if something has been typed, it first says what would be lost', async () => {
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
  expect(screen.getByRole('alert')).toHaveTextContent('填写的内容还没有保存，再按一次 Esc 将放弃。');
  await userEvent.type(screen.getByLabelText('name'), 'g');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(close).toHaveBeenCalledTimes(3);
});

it('Escape answers a question over a dialog, and leaves the dialog open', async () => {
  const close = jest.fn();
  const confirmation = {
    id: 'q1',
    title: { key: 'common:tip' },
    question: { key: 'task:confirmDelete' },
    consequence: null,
    confirm: { key: 'common:confirm' },
    danger: true,
  };
  await renderView(
    <>
      <ConsoleDialog title="form" onClose={close} onConfirm={() => {}}>
        <input aria-label="name" />
      </ConsoleDialog>
      <ConfirmHost />
    </>,
    { state: stateWith({ feedback: { confirmation } }) },
  );
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(close).not.toHaveBeenCalled();
});
