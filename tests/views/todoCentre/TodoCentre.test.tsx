import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserTask } from '../../../contract/tasks.ts';
import * as task from '../../../src/features/task/taskSlice.ts';
import * as centre from '../../../src/features/todoCentre/todoCentreSlice.ts';
import { emptyPaged, type Paged } from '../../../src/lib/paging.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { TodoCentre } from '../../../src/views/todoCentre/TodoCentre.tsx';
import { renderView } from '../../support/renderView.tsx';
import { loaded, taskOf, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const pageOf = (items: UserTask[], over: Partial<Paged<UserTask>> = {}): Paged<UserTask> => ({
  ...emptyPaged<UserTask>(),
  status: 'loaded',
  items,
  totalCount: items.length,
  ...over,
});
const shown = (todo: Partial<RootState['todoCentre']>, rest: Partial<RootState> = {}) =>
  renderView(<TodoCentre />, { state: workbenchState({ todoCentre: { ...base.todoCentre, ...todo }, ...rest }) });
const mine = (title: string, over: Partial<UserTask> = {}) => taskOf(title, { source: 'personal', ...over });

it('TODO-1 shows seven lists in two groups with their counts, and the create button', async () => {
  const { events } = await shown({ list: 'started' });
  const nav = screen.getByRole('navigation', { name: '待办列表' });
  expect(within(within(nav).getByRole('list', { name: '工作待办' })).getAllByRole('button')).toHaveLength(4);
  expect(within(within(nav).getByRole('list', { name: '个人待办' })).getAllByRole('button')).toHaveLength(3);
  expect(within(nav).getByRole('button', { name: /我发起的\s*96/ })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(nav).getByRole('button', { name: /已逾期\s*6/ }));
  const [create] = screen.getAllByRole('button', { name: '新建待办' });
  await userEvent.click(create ?? document.body);
  expect(events).toEqual([centre.todoListPicked('overdue'), centre.todoCreatePressed()]);
});

it('the menu and the heading show the same count for the shown list, even while a deletion can be undone', async () => {
  // The server still counts 96.
  await shown({ list: 'started', page: pageOf([mine('a')], { totalCount: 95 }) });
  const nav = screen.getByRole('navigation', { name: '待办列表' });
  expect(within(nav).getByRole('button', { name: /我发起的/ })).toHaveTextContent('我发起的95');
  expect(screen.getByRole('heading', { name: '我发起的' }).parentElement).toHaveTextContent('95');
});

it('a list that is not counted to its end has the count of the menu', async () => {
  await shown({ list: 'started', page: pageOf([mine('a')], { totalCount: 50, isCapped: true }) });
  expect(screen.getByRole('heading', { name: '我发起的' }).parentElement).toHaveTextContent('96');
  expect(screen.getByRole('button', { name: /我发起的/ })).toHaveTextContent('我发起的96');
});

it('a row shows title, who started it, status, executors and deadline; a click opens it', async () => {
  const one = mine('年度内审整改项关闭', { myExecutorStatus: 2, endAt: '2026-11-19T18:00:00' });
  const { events, container } = await shown({ list: 'participating', page: pageOf([one]) });
  const row = screen.getByRole('list', { name: '我参与的' }).querySelector('li');
  expect(row).toHaveTextContent(/徐建国 发起.*已逾期.*林静.*昨天 18:00/);
  expect(container.querySelector('[data-view="1"]')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '年度内审整改项关闭' }));
  expect(events).toEqual([centre.todoPressed(one)]);
});

it('TODO-2 the end of the list requests the next page; a failed one costs one row with a retry', async () => {
  const items = [mine('a'), mine('b')];
  const { events, unmount } = await shown({ list: 'started', page: pageOf(items, { totalCount: 5 }) });
  expect(events).toContainEqual(centre.todoRows.nextRequested('started'));
  unmount();
  const failed = await shown({ list: 'started', page: pageOf(items, { totalCount: 5, status: 'moreFailed' }) });
  expect(failed.events).toEqual([]);
  expect(screen.getByText('下一页加载失败')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(failed.events).toEqual([centre.todoRows.nextRequested('started')]);
  failed.unmount();
  await shown({ list: 'started', page: pageOf(items) });
  expect(screen.getByText('没有更多数据了')).toBeInTheDocument();
});

it('an empty list names the next step, a failed one its reason', async () => {
  const { unmount } = await shown({ list: 'started', page: pageOf([]) });
  expect(screen.getAllByRole('button', { name: '新建待办' })).toHaveLength(2);
  unmount();
  const failed = await shown({
    list: 'started',
    page: pageOf([], { status: 'failed', error: { text: '服务繁忙' } }),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('服务繁忙');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(failed.events).toEqual([centre.todoRows.wanted('started')]);
});

it('TODO-6 the row menu offers edit and delete only if allowed, complete only to an executor', async () => {
  const own = mine('own', { isEditOrDelete: true, executors: [{ userId: 'x', userName: '陈', executorStatus: 0 }] });
  const { events } = await shown({
    list: 'started',
    page: pageOf([own, mine('done', { myExecutorStatus: 1, executors: [] })]),
  });
  expect(screen.queryByRole('button', { name: '更多操作：done' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '更多操作：own' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['编辑', '删除']);
  await userEvent.click(within(menu).getByRole('menuitem', { name: '删除' }));
  expect(events).toEqual([task.taskDeletionWanted({ kind: 'personal', id: 'own' })]);
});

it('follow toggles from the row', async () => {
  const { events } = await shown({ list: 'started', page: pageOf([mine('a', { isCollection: true })]) });
  const follow = screen.getByRole('button', { name: '取消关注：a' });
  expect(follow).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(follow);
  expect(events).toEqual([task.followWanted({ id: 'a', isCollection: false })]);
});

/** View 4 over one task. */
const detailOf = (one: UserTask, busy: string[] = []) =>
  shown(
    { status: 'detail', list: 'participating' },
    { taskDetail: { target: { kind: 'personal', id: one.id }, load: loaded(one) }, task: { ...base.task, busy } },
  );

it('the detail shows facts, reminder tags, text with its line breaks, attachments, executors with their status', async () => {
  const one = mine('轴承', {
    degreeType: 3,
    description: '第一行\n第二行',
    warmingTime: 6,
    warmingType: 0,
    attachments: [{ blobName: 'b', fileName: '照片.png' }],
    executors: [
      { userId: 'lin', userName: '林静', executorStatus: 0 },
      { userId: 'wang', userName: '王磊', executorStatus: 1 },
    ],
    tenantName: '极光制造',
  });
  const { container } = await detailOf(one);
  expect(container.querySelector('[data-view="4"]')).toBeInTheDocument();
  expect(screen.getByText('2026-11-18 09:00:00')).toBeInTheDocument();
  expect(screen.getByText('截止前 30 分钟')).toBeInTheDocument();
  expect(screen.getByText('重要且紧急')).toBeInTheDocument();
  expect(container.querySelector('.taskDescription')).toHaveTextContent('第一行 第二行');
  expect(screen.getByRole('button', { name: '预览 照片.png' })).toBeInTheDocument();
  const executors = within(screen.getByRole('list', { name: /执行人/ })).getAllByRole('listitem');
  expect(executors.map((row) => row.textContent)).toEqual(['林林静（我）进行中', '王王磊已完成']);
  expect(screen.getByText('1 / 2 已完成')).toBeInTheDocument();
});

it('a to-do that is gone says so, without a pointless retry', async () => {
  await shown(
    { status: 'detail', list: 'participating' },
    {
      taskDetail: {
        target: { kind: 'personal', id: 'x' },
        load: { status: 'failed', data: null, error: { key: 'task:gone' } },
      },
    },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('这项内容已不存在');
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

it('TODO-6 an executor who may not edit can follow and complete, and nothing else', async () => {
  const { events } = await detailOf(mine('轴承', { myExecutorStatus: 2 }));
  expect(screen.queryByRole('button', { name: '编辑' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
  for (const name of ['关注', '标记完成', '返回']) await userEvent.click(screen.getByRole('button', { name }));
  expect(events).toEqual([
    task.followWanted({ id: '轴承', isCollection: true }),
    task.completionWanted({ id: '轴承', status: 2 }),
    centre.todoBackPressed(),
  ]);
});

it('TODO-6 its creator may edit and delete; only an executor may complete it', async () => {
  const { events } = await detailOf(mine('轴承', { isEditOrDelete: true, executors: [], myExecutorStatus: null }));
  expect(screen.queryByRole('button', { name: '标记完成' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(events).toEqual([centre.todoEditPressed('轴承'), task.taskDeletionWanted({ kind: 'personal', id: '轴承' })]);
});

it('completing sends the previous status, so that it can be restored', async () => {
  const { events, unmount } = await detailOf(mine('轴承', { myExecutorStatus: 2 }));
  await userEvent.click(screen.getByRole('button', { name: '标记完成' }));
  expect(events).toEqual([task.completionWanted({ id: '轴承', status: 2 })]);
  unmount();
  await detailOf(mine('轴承'), ['轴承']);
  expect(screen.getByRole('button', { name: '标记完成' })).toBeDisabled();
});

it.each([
  [null, '新建待办'],
  ['t1', '编辑待办'],
])('the form of %s is titled %s', async (id, title) => {
  await shown({ status: 'form' }, { taskForm: { ...base.taskForm, status: 'editing', id } });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '保存' })).toBeInTheDocument();
});

it('a work to-do shows its code and its subject', async () => {
  const scanned = taskOf('AX-40 试产问题清单提交评审', { tenantName: '极光制造' });
  const { events } = await shown({ status: 'qrCode', scanned }, { qrCode: base.qrCode });
  expect(screen.getByRole('heading', { name: scanned.title })).toBeInTheDocument();
  expect(screen.getByText('请使用 App 扫码继续')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(events).toEqual([centre.todoBackPressed()]);
});
