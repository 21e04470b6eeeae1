import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConsoleDialog } from '../../../src/views/console/ConsoleDialog.tsx';
import { ConfirmHost } from '../../../src/views/feedback/ConfirmHost.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

/** A form with one field; `typed` is what was restored in it. */
function Form({ typed = '', onClose }: { readonly typed?: string; readonly onClose: () => void }) {
  const [value, setValue] = useState(typed);
  return (
    <ConsoleDialog title="form" confirm="send" isTyped={value !== ''} onClose={onClose} onConfirm={() => {}}>
      <input aria-label="name" value={value} onChange={({ target }) => setValue(target.value)} />
    </ConsoleDialog>
  );
}

it('Escape closes a form of the console; if something has been typed, it first says what would be lost', async () => {
  const close = jest.fn();
  await renderView(<Form onClose={close} />);
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

it('Escape says so as well of what was typed before a reload, and closes at once a form that is empty again', async () => {
  const close = jest.fn();
  await renderView(<Form typed="Lin" onClose={close} />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toHaveTextContent('再按一次 Esc');
  await userEvent.clear(screen.getByLabelText('name'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
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
      <Form onClose={close} />
      <ConfirmHost />
    </>,
    { state: stateWith({ feedback: { confirmation } }) },
  );
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(close).not.toHaveBeenCalled();
});
