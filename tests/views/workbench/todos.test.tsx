import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { todoCard, todoListChosen } from '../../../src/features/workbench/workbenchSlice.ts';
import { TodoSection } from '../../../src/views/workbench/TodoSection.tsx';
import { renderView } from '../../support/renderView.tsx';
import { loaded, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const work = (over: Partial<typeof base.workbench>) =>
  renderView(<TodoSection group="work" />, { state: { ...base, workbench: { ...base.workbench, ...over } } });

describe('to-dos of the workbench', () => {
  it('POR-2 shows a tab with its count for each list and the first items of the chosen one', async () => {
    await work({});
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['进行中 38', '已逾期 6', '已完成 142', '已关注 25']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('进行中');
    const [first] = within(screen.getByRole('tabpanel', { name: /进行中/ })).getAllByRole('listitem');
    expect(first).toHaveTextContent('AX-40 试产问题清单提交评审产品数据徐徐建国今天 18:00剩 7 小时');
    expect(within(first as HTMLElement).getByRole('img', { name: '重要且紧急' })).toBeVisible();
  });

  it('chooses another list by click', async () => {
    const { events } = await work({});
    await userEvent.click(screen.getByRole('tab', { name: /已逾期/ }));
    expect(events).toEqual([todoListChosen({ group: 'work', list: 'overdue' })]);
  });

  it('a personal to-do leads to its detail, a work to-do to its code', async () => {
    const { events, unmount } = await work({});
    await userEvent.click(screen.getByRole('button', { name: 'AX-40 试产问题清单提交评审' }));
    const task = expect.objectContaining({ title: 'AX-40 试产问题清单提交评审' });
    expect(events).toEqual([dialogOpened({ tab: 2, intent: { kind: 'code', list: 'inProgress', task } })]);
    unmount();
    const personal = await renderView(<TodoSection group="personal" />, { state: base });
    await userEvent.click(screen.getByRole('button', { name: '年度内审整改项关闭' }));
    expect(personal.events).toEqual([
      dialogOpened({ tab: 2, intent: { kind: 'detail', id: '年度内审整改项关闭', list: 'participating' } }),
    ]);
  });

  it('moves across the tabs by arrow keys, Home and End, and is one tab stop', async () => {
    const { events } = await work({});
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{End}{Home}');
    const lists = events.map((event) => (todoListChosen.match(event) ? event.payload.list : event.type));
    expect(lists).toEqual(['workFollowed', 'inProgress', 'workFollowed', 'inProgress']);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('shows placeholders for a list that has not loaded yet', async () => {
    await work({ lists: {} });
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('正在加载')).toBeInTheDocument();
  });

  it('says what an empty list is for', async () => {
    await work({ lists: { inProgress: loaded([]) } });
    expect(screen.getByText('没有进行中的待办')).toBeVisible();
    expect(screen.getByText('新的工作待办会出现在这里。')).toBeVisible();
  });

  it('says why a list failed and retries it', async () => {
    const { events } = await work({ lists: { inProgress: { status: 'failed', data: null, error: { text: '500' } } } });
    expect(screen.getByRole('alert')).toHaveTextContent('待办没有加载成功500');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([todoCard.wanted('inProgress')]);
  });

  it('keeps the rows while it reloads and if that fails, with one row to retry', async () => {
    const rows = base.workbench.lists['inProgress']?.data ?? [];
    const { events, unmount } = await work({ lists: { inProgress: { status: 'reloading', data: rows, error: null } } });
    expect(screen.getAllByRole('listitem')).toHaveLength(rows.length);
    expect(screen.getByText('正在更新')).toBeInTheDocument();
    act(unmount);
    const failed = await work({ lists: { inProgress: { status: 'failed', data: rows, error: { text: '500' } } } });
    expect(screen.getAllByRole('listitem')).toHaveLength(rows.length);
    expect(screen.getByRole('alert')).toHaveTextContent('没有更新成功');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect([...events, ...failed.events]).toEqual([todoCard.wanted('inProgress')]);
  });
});
