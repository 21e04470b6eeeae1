import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmationAccepted, confirmationDismissed } from '../../../src/features/feedback/feedbackSlice.ts';
import { ConfirmHost } from '../../../src/views/feedback/ConfirmHost.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const confirmation = {
  id: 'q1',
  title: { key: 'common:tip' },
  question: { key: 'task:confirmDelete' },
  confirm: { key: 'common:confirm' },
  danger: true,
};
const asked = () => renderView(<ConfirmHost />, { state: stateWith({ feedback: { confirmation } }) });

it('TODO-7 a question has title, sentence and two answers; the answer closes it', async () => {
  const { events } = await asked();
  const dialog = await screen.findByRole('alertdialog', { name: '提示' });
  expect(dialog).toHaveAccessibleDescription('确认删除？');
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  expect(events).toEqual([confirmationAccepted('q1')]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it.each(['button', 'Escape'])('TODO-7 Cancel by %s is no', async (way) => {
  const { events } = await asked();
  const cancel = await screen.findByRole('button', { name: '取消' });
  if (way === 'button') await userEvent.click(cancel);
  else await userEvent.keyboard('{Escape}');
  expect(events).toEqual([confirmationDismissed('q1')]);
});
