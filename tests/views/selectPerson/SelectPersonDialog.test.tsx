import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Person } from '../../../contract/organisation.ts';
import { type ChosenPerson, departmentPeople } from '../../../src/features/selectPerson/selectPersonEvents.ts';
import { organisationTree } from '../../../src/lib/organisationTree.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { SelectPersonDialog } from '../../../src/views/selectPerson/SelectPersonDialog.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const personOf = (name: string, over: Partial<Person> = {}): Person => ({
  id: name,
  name,
  hostId: name,
  organizationUnitId: 'rd',
  organizationUnitName: '研发中心',
  jobTitle: '工程师',
  employeeNumber: null,
  phoneNumber: '139****0001',
  ...over,
});
const chosenOf = (name: string): ChosenPerson => ({ userId: name, userName: name });
const tree = organisationTree([
  { id: 'root', parentId: null, displayName: '极光制造' },
  { id: 'rd', parentId: 'root', displayName: '研发中心' },
  { id: 'lab', parentId: 'rd', displayName: '实验室' },
  { id: 'sales', parentId: 'root', displayName: '销售部' },
]);

async function dialog(over: Partial<RootState['selectPerson']> = {}, newDepartmentList: typeof tree | null = tree) {
  const state = stateWith({
    departments: { newDepartmentList },
    selectPerson: { status: 'browsing', purpose: 'executors', multiple: true, ...over },
  });
  const rendered = await renderView(<SelectPersonDialog />, { state });
  return { ...rendered, user: userEvent.setup(), types: () => rendered.events.map(({ type }) => type) };
}
const failedWith = (text: string) => ({ status: 'failed' as const, data: null, error: { text } });
const search = () => screen.getByRole('searchbox', { name: '请输入员工姓名或手机号' });
const currentOf = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('PER-1 the organisation', () => {
  it('opens departments and ticks people by keyboard', async () => {
    const { user, store } = await dialog({ people: { rd: loaded([personOf('林静'), personOf('王磊')]) } });
    expect(search()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    const list = screen.getByRole('tree', { name: '组织架构' });
    expect(list).toHaveFocus();
    expect(currentOf(list)).toBe('研发中心');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('treeitem', { name: '研发中心' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(currentOf(list)).toContain('林静');
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(screen.getByRole('treeitem', { name: /王磊/ })).toBeChecked();
    expect(store.getState().selectPerson.selected.map(({ userId }) => userId)).toEqual(['林静', '王磊']);
    await user.keyboard('{ArrowLeft}');
    expect(currentOf(list)).toBe('研发中心');
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /林静/ })).toBeNull();
    await user.keyboard('{End}');
    expect(currentOf(list)).toBe('销售部');
    await user.keyboard('{Home}');
    expect(currentOf(list)).toBe('研发中心');
  });

  it('does not treat a department as a person: a click only opens it', async () => {
    const { user, store, types } = await dialog();
    const department = screen.getByRole('treeitem', { name: '销售部' });
    expect(department).not.toHaveAttribute('aria-checked');
    await user.click(department);
    expect(types()).toEqual(['selectPerson/departmentToggled']);
    expect(store.getState().selectPerson.selected).toEqual([]);
  });

  it('marks a department whose people failed to load, and retries', async () => {
    const failed = { status: 'failed' as const, data: null, error: { key: 'errors:network' } };
    const { user, events } = await dialog({ expanded: ['sales'], people: { sales: failed } });
    await user.click(screen.getByRole('treeitem', { name: '人员加载失败，点击重试' }));
    expect(events).toEqual([departmentPeople.wanted('sales')]);
  });

  it('announces that it is loading, and offers a retry if it failed', async () => {
    const { user, types, unmount } = await dialog({ departments: failedWith('组织服务繁忙') }, null);
    expect(screen.getByRole('alert')).toHaveTextContent('组织架构加载失败组织服务繁忙');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(types()).toEqual(['selectPerson/departmentsWanted']);
    unmount();
    await dialog({}, null);
    expect(screen.getByText('正在加载组织架构')).toBeInTheDocument();
  });

  it('offers previously chosen people', async () => {
    const { user, store } = await dialog({ expanded: ['recent'], recent: [chosenOf('陈浩')] });
    await user.click(screen.getByRole('treeitem', { name: /陈浩/ }));
    expect(store.getState().selectPerson.selected).toEqual([chosenOf('陈浩')]);
  });
});

describe('PER-1 the search', () => {
  const searching = { status: 'searching' as const, query: '林' };
  const found = (people: Person[], totalCount = people.length) => ({
    ...searching,
    found: loaded({ answered: '林', people, totalCount }),
  });

  it('shows department and post of each person, and renders only the visible rows', async () => {
    const results = Array.from({ length: 1_000 }, (_, index) => personOf(`林${index}`));
    await dialog(found(results, 1_234));
    const options = screen.getAllByRole('option');
    expect(options.length).toBeLessThan(50);
    expect(options[0]).toHaveTextContent('林0研发中心 · 工程师139****0001');
    expect(options[0]).toHaveAttribute('aria-setsize', '1000');
    expect(screen.getByText('找到 1,234 人，只显示前 1,000 人，请输入更完整的姓名或手机号')).toBeInTheDocument();
  });

  it('moves to the last of a thousand on End', async () => {
    const results = Array.from({ length: 1_000 }, (_, index) => personOf(`林${index}`));
    const { user, store } = await dialog(found(results));
    await user.keyboard('{ArrowDown}{End} ');
    expect(screen.getByRole('option', { name: /林999/ })).toHaveAttribute('aria-selected', 'true');
    expect(store.getState().selectPerson.selected).toEqual([{ ...chosenOf('林999'), note: '研发中心 · 工程师' }]);
  });

  it('chooses the best match on Enter and selects the text for the next name', async () => {
    const { user, store } = await dialog({ ...found([personOf('林静')]), query: '林静' });
    await user.type(search(), '{Enter}');
    expect(store.getState().selectPerson.selected).toEqual([chosenOf('林静')]);
    await user.keyboard('w');
    expect(search()).toHaveValue('w');
    expect(screen.getByText('请至少输入 1 个汉字，或 2 个字母、数字')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '清空搜索' }));
    expect(store.getState().selectPerson.query).toBe('');
  });

  it('keeps the previous people under a bar while the next search runs', async () => {
    const former = found([personOf('林静')]);
    await dialog({ ...former, found: { ...former.found, status: 'reloading' } });
    expect(screen.getByRole('option', { name: /林静/ })).toBeInTheDocument();
    expect(screen.getAllByText('正在搜索')).toHaveLength(2);
  });

  it('says that nobody was found, or that it failed', async () => {
    const { unmount } = await dialog(found([]));
    expect(screen.getByText('没有找到相关人员')).toBeInTheDocument();
    unmount();
    const { user, types } = await dialog({ ...searching, found: failedWith('服务繁忙') });
    expect(screen.getByRole('alert')).toHaveTextContent('搜索失败服务繁忙');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(types()).toEqual(['selectPerson/searchWanted']);
  });
});

describe('PER-1 the selection', () => {
  const people = ['林静', '王磊', '陈浩'].map(chosenOf);

  it('removes people one by one or all at once, and keeps the focus in the dialog', async () => {
    const { user, store } = await dialog({ selected: people });
    const chosen = within(screen.getByRole('region', { name: '已选 3 人' }));
    await user.click(chosen.getByRole('button', { name: '移除 林静' }));
    expect(chosen.getByRole('button', { name: '移除 王磊' })).toHaveFocus();
    await user.click(chosen.getByRole('button', { name: '移除 陈浩' }));
    expect(screen.getByRole('list')).toHaveFocus();
    await user.click(chosen.getByRole('button', { name: '全部删除' }));
    expect(store.getState().selectPerson.selected).toEqual([]);
    expect(chosen.getByText('还没有选择人员')).toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('distinguishes two people with the same name, wherever they were chosen', async () => {
    const twins = [
      personOf('王磊', { id: 'one' }),
      personOf('王磊', { id: 'two', organizationUnitName: '销售部', jobTitle: null }),
    ];
    const { user } = await dialog({
      status: 'searching',
      query: '王',
      found: loaded({ answered: '王', people: twins, totalCount: 2 }),
    });
    for (const twin of screen.getAllByRole('option', { name: /王磊/ })) await user.click(twin);
    const chosen = within(screen.getByRole('region', { name: '已选 2 人' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '王王磊研发中心 · 工程师',
      '王王磊销售部',
    ]);
    await user.click(chosen.getByRole('button', { name: '移除 王磊 销售部' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['王王磊研发中心 · 工程师']);
  });

  it('returns the selection to the caller on confirm, and nothing on cancel or Escape', async () => {
    const { user, events, unmount } = await dialog({ selected: people.slice(0, 1) });
    await user.click(screen.getByRole('button', { name: '确认' }));
    expect(events).toEqual([
      { type: 'selectPerson/peopleConfirmed', payload: { purpose: 'executors', people: people.slice(0, 1) } },
    ]);
    unmount();
    const second = await dialog({ query: '林静', status: 'searching' });
    await second.user.keyboard('{Escape}{Escape}');
    expect(second.types()).toEqual(['selectPerson/queryTyped', 'selectPerson/personDialogCancelled']);
  });

  it('asks for one person in single mode', async () => {
    await dialog({ multiple: false });
    expect(screen.getByRole('dialog', { name: '选择一位人员' })).toBeInTheDocument();
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'false');
  });
});
