import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastClosed, toastShown } from '../../../src/features/feedback/feedbackSlice.ts';
import { ToastHost } from '../../../src/views/feedback/ToastHost.tsx';
import { renderView } from '../../support/renderView.tsx';

const UNDO = { id: 't1', kind: 'success', durationMs: 5_000, action: { key: 'common:undo' } } as const;

async function show() {
  const shown = await renderView(
    <>
      <button type="button">opener</button>
      <main tabIndex={-1} />
      <ToastHost />
    </>,
  );
  await act(async () => void shown.store.dispatch(toastShown({ ...UNDO, message: { text: 'done' } })));
  return shown;
}

it('undoing from a toast returns the focus to where it was before', async () => {
  await show();
  const opener = screen.getByRole('button', { name: 'opener' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.queryByText('done')).toBeNull();
  expect(opener).toHaveFocus();
});

it('a toast that expires while it has the focus returns it to the page if nothing had it before', async () => {
  const { store } = await show();
  screen.getByRole('button', { name: '撤销' }).focus();
  await act(async () => void store.dispatch(toastClosed('t1')));
  expect(screen.getByRole('main')).toHaveFocus();
});
