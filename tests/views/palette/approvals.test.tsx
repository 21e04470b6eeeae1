import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paletteApprovals, paletteChosen } from '../../../src/features/palette/paletteEvents.ts';
import { searchTyped } from '../../../src/features/shell/shellSlice.ts';
import { UNEXPECTED } from '../../../src/lib/message.ts';
import { PaletteScreen } from '../../../src/views/palette/PaletteScreen.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();

it('shows the approvals that the server has found; choosing one opens its page in the application', async () => {
  const { store, events } = await renderView(<PaletteScreen />, {
    state: { ...base, shell: { ...base.shell, palette: 'search', keyword: '华东' } },
  });
  act(() => {
    const leave = { template: 'leave', status: 'running', importance: 0, measure: null, department: null } as const;
    const times = { startTime: '2026-11-19T09:00:00', askedTime: '', dueTime: '' };
    const item = {
      ...leave,
      ...times,
      id: 'r 1',
      number: 'LV-1',
      title: '年假',
      applicant: { id: 'sun', name: '孙浩' },
    };
    store.dispatch(paletteApprovals.requested());
    store.dispatch(paletteApprovals.loaded({ answered: '华东', items: [item], totalCount: 31 }));
  });
  expect(screen.getByRole('group', { name: '审批 31' })).toHaveTextContent('年假LV-1 · 孙浩');
  await userEvent.click(screen.getByRole('option', { name: /年假/ }));
  expect(events.at(-1)).toEqual(
    paletteChosen({
      id: 'approval:r 1',
      act: { kind: 'page', to: '/child/approval/request/r%201' },
      inNewTab: false,
    }),
  );
  act(() => void store.dispatch(searchTyped('LV')));
  expect(screen.getByRole('group', { name: '审批' })).toHaveTextContent('年假');
  act(() => void store.dispatch(searchTyped('华东2')));
  expect(screen.queryByRole('option', { name: /年假/ })).toBeNull();
  act(() => {
    store.dispatch(paletteApprovals.requested());
    store.dispatch(paletteApprovals.failed(UNEXPECTED));
  });
  expect(screen.getByText('审批没有搜索成功')).toBeVisible();
});
