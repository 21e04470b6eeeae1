import { screen, within } from '@testing-library/react';
import type { Notification } from '../../../contract/notifications.ts';
import { emptyPaged } from '../../../src/lib/paging.ts';
import { NotificationCentre } from '../../../src/views/notificationCentre/NotificationCentre.tsx';
import { notificationOf } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

function show(items: Notification[], moduleName = 'OA') {
  const state = workbenchState();
  const all = { ...emptyPaged<Notification>(), status: 'loaded' as const, items, totalCount: items.length };
  const lists = { all, unread: emptyPaged<Notification>() };
  return renderView(<NotificationCentre />, {
    state: { ...state, notificationCentre: { ...state.notificationCentre, moduleName, lists } },
  });
}

it('a to-do card says what has happened to the to-do, and who did it if the server says', async () => {
  const told = (id: string, fields: Record<string, unknown>, notificationName = 'personalTodo') =>
    notificationOf(id, {
      notificationName,
      properties: JSON.stringify({ App: { businessId: 'b1', title: '会签', ...fields } }),
    });
  const gone = { event: 'deleted', businessId: null };
  await show([
    told('a', { event: 'assigned', actor: '王磊' }),
    told('b', { event: 'completed' }),
    told('c', { ...gone, actor: '王磊' }, 'workerTodo'),
    told('d', { event: 'reminder' }),
    told('e', {}),
  ]);
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.querySelector('header + p')?.textContent)).toEqual([
    '王磊给您分配了待办',
    '待办已完成',
    '王磊删除了待办',
    '待办提醒',
    undefined,
  ]);
  // Not even the code for the app leads to a to-do that is gone.
  expect(within(cards[2] as HTMLElement).getByText('无需处理')).toBeVisible();
});

it('a card for a withdrawn request says so, and who withdrew it', async () => {
  const told = (id: string, fields: Record<string, unknown>) =>
    notificationOf(id, {
      moduleName: 'BPM',
      notificationName: 'approvalRequest',
      properties: JSON.stringify({ App: { businessId: 'a1', status: '已撤回', ...fields } }),
    });
  await show(
    [told('a', { event: 'withdrawn', actor: '陈浩' }), told('b', { event: 'withdrawn' }), told('c', {})],
    'BPM',
  );
  const said = screen.getAllByRole('article').map((card) => card.querySelector('header + p')?.textContent);
  expect(said).toEqual(['陈浩已撤回申请，无需您审批', '申请已撤回，无需您审批', undefined]);
});
