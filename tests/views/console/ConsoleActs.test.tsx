import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACT_KINDS, kindsOf } from '../../../src/features/consoleActs/actKinds.ts';
import { actRows, actsExportWanted } from '../../../src/features/consoleActs/consoleActsSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { consoleActs } from '../../../src/i18n/zh-CN/consoleActs.ts';
import { dashboard } from '../../../src/i18n/zh-CN/dashboard.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { ConsoleActs } from '../../../src/views/console/consoleActs/ConsoleActs.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { signedIn } from '../../support/signedIn.ts';
import { actOf } from '../../support/tenantWork.ts';
import { loaded } from '../../support/workbenchState.ts';

const LIST = '/console/acts';
const pageOf = (items: ReturnType<typeof actOf>[], totalCount = items.length) => loaded({ items, totalCount });

function Page() {
  useTexts('console');
  return <ConsoleActs />;
}

async function show(acts: Partial<RootState['consoleActs']>, search = '', tenantId: string | null = 't1') {
  const location = { pathname: LIST, search, hash: '', key: 'k' };
  const session = { ...signedIn().session, tenantId };
  const state = stateWith({ consoleActs: acts, routing: { location }, session });
  return (await renderView(<Page />, { state })).events;
}
const goes = (to: string) => navigationWanted({ to });

it('each act says when, who, what and what about; acts of the platform bear its name', async () => {
  const ofPlatform = actOf({ id: '6', act: 'certificationVerified', actorName: '', object: '极光制造', detail: '2' });
  await show({ rows: pageOf([actOf(), ofPlatform], 45) });
  const [, first, second] = screen.getAllByRole('row');
  const cellsOf = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(first)).toEqual(['2026-11-20 10:00:00', 'Lin Jing', '新增部门 Night shift在 Works 下']);
  expect(cellsOf(second)).toEqual(['2026-11-20 10:00:00', '平台', '通过组织认证 极光制造第 2 次提交']);
  expect(screen.getByText('共 45 条记录')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /3/ })).toHaveAttribute('href', `${LIST}?page=3`);
});

it('kind, days and the text just typed narrow the list together, from its first page', async () => {
  const typed = { keyword: ' 夜班 ' };
  const events = await show({ rows: pageOf([actOf()]), typed }, '?actor=lin&page=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '操作类型' }), '授予权限');
  expect(events).toContainEqual(goes(`${LIST}?keyword=${encodeURIComponent('夜班')}&act=policyGranted&actor=lin`));
  await userEvent.type(screen.getByLabelText('开始日期'), '2026-11-01{Enter}');
  expect(events).toContainEqual(goes(`${LIST}?keyword=${encodeURIComponent('夜班')}&actor=lin&from=2026-11-01`));
  expect(screen.getByRole('link', { name: '清除条件' })).toHaveAttribute('href', LIST);
});

it('a company and the installation each offer the kinds of act that they have', async () => {
  await show({ rows: pageOf([actOf()]) }, '', null);
  expect(screen.queryByRole('option', { name: '新增部门' })).toBeNull();
  expect(screen.getByRole('option', { name: '开通公司' })).toBeInTheDocument();
  expect(kindsOf('company')).toContain('unitAdded');
  expect(kindsOf('company')).not.toContain('tenantOpened');
  const words: Readonly<Record<string, string>> = { ...consoleActs, ...dashboard };
  for (const kind of ACT_KINDS) {
    expect(words[`kind_${kind}`]).toBeTruthy();
    expect(words[`act_${kind}`]).toBeTruthy();
  }
});

it('exports the list, one export at a time', async () => {
  const events = await show({ rows: pageOf([actOf()]) });
  await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
  expect(events).toContainEqual(actsExportWanted());
});

it('the button says so while the file is being made', async () => {
  await show({ rows: pageOf([actOf()]), exports: ['list'] });
  expect(screen.getByRole('button', { name: /正在导出/ })).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['nothing was done yet', pageOf([]), '', '还没有操作记录'],
  ['nothing matches', pageOf([]), '?act=unitAdded', '没有符合条件的记录'],
  ['the page is past the last', pageOf([], 3), '?page=9', '这一页没有记录'],
])('says why the list is empty: %s', async (_why, rows, search, words) => {
  await show({ rows }, search);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('shows a skeleton while it loads', async () => {
  await show({ rows: { status: 'loading', data: null, error: null } });
  expect(screen.getByText('正在加载')).toBeInTheDocument();
});

it('retries after a failure', async () => {
  const events = await show({ rows: { status: 'failed', data: null, error: { text: 'down' } } });
  expect(screen.getByText('操作记录加载失败')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(events).toContainEqual(actRows.wanted());
});
