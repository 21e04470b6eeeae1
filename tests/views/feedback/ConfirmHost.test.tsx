import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmationAccepted, confirmationDismissed } from '../../../src/features/feedback/feedbackSlice.ts';
import { pageReloadWanted } from '../../../src/features/reload/reloadSlice.ts';
import { ConfirmHost } from '../../../src/views/feedback/ConfirmHost.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

let isBroken = false;
jest.mock('../../../src/views/feedback/ConfirmDialog.tsx', () => {
  const { ConfirmDialog } = jest.requireActual('../../../src/views/feedback/ConfirmDialog.tsx');
  const OrBroken = () => {
    if (isBroken) throw new Error('broken');
    return <ConfirmDialog />;
  };
  return { ConfirmDialog: OrBroken };
});

const confirmation = {
  id: 'q1',
  title: { key: 'common:tip' },
  question: { key: 'task:confirmDelete' },
  consequence: null,
  confirm: { key: 'common:confirm' },
  danger: true,
};
const asked = () => renderView(<ConfirmHost />, { state: stateWith({ feedback: { confirmation } }) });

it('a question has title, sentence and two answers; the answer closes it', async () => {
  const { events } = await asked();
  const dialog = await screen.findByRole('alertdialog', { name: '提示' });
  expect(dialog).toHaveAccessibleDescription('确认删除？');
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  expect(events).toEqual([confirmationAccepted('q1')]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('says what is removed and who loses it beside the question, and names the action on the button', async () => {
  const consequence = { key: 'task:deletionForOthers', params: { title: '验收', name: '王磊', count: 3 } };
  const confirm = { key: 'task:deleteForAll' };
  const state = stateWith({ feedback: { confirmation: { ...confirmation, consequence, confirm } } });
  await renderView(<ConfirmHost />, { state });
  const dialog = await screen.findByRole('alertdialog', { name: '提示' });
  expect(dialog).toHaveAccessibleDescription(
    '确认删除？ 「验收」由多人共用：王磊等 3 人也将失去它。五秒内可以撤销，之后无法恢复。',
  );
  expect(screen.getByRole('button', { name: '为所有人删除' })).toBeVisible();
});

it.each(['button', 'Escape'])('Cancel by %s is no', async (way) => {
  const { events } = await asked();
  const cancel = await screen.findByRole('button', { name: '取消' });
  if (way === 'button') await userEvent.click(cancel);
  else await userEvent.keyboard('{Escape}');
  expect(events).toEqual([confirmationDismissed('q1')]);
});

it('answers no in its own words if Cancel could be mistaken for the action itself', async () => {
  const decline = { key: 'common:close' };
  await renderView(<ConfirmHost />, { state: stateWith({ feedback: { confirmation: { ...confirmation, decline } } }) });
  await screen.findByRole('alertdialog', { name: '提示' });
  expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '关闭' })).toBeVisible();
});

it.each([
  { danger: true, at: '取消' },
  { danger: false, at: '确认' },
])('the initial focus is on $at if danger is $danger', async ({ danger, at }) => {
  await renderView(<ConfirmHost />, { state: stateWith({ feedback: { confirmation: { ...confirmation, danger } } }) });
  expect(await screen.findByRole('button', { name: at })).toHaveFocus();
});

it('a question that cannot be drawn is tried again by a reload without another question', async () => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { events } = await asked();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(events).toEqual([pageReloadWanted({ reason: 'viewFailed', delayMs: 0 })]);
});
