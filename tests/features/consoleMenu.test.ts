import {
  consoleMenuReducer,
  groupFolded,
  groupUnfolded,
  selectConsoleOpen,
  selectHasConsoleCompany,
} from '../../src/features/consoleMenu/consoleMenuSlice.ts';
import {
  CONSOLE_PAGES,
  consoleScreenOf,
  hasConsoleRole,
  MENU_SCREENS,
} from '../../src/features/consoleMenu/consolePages.ts';
import { guardDecision } from '../../src/features/routing/guard.ts';
import { locationChanged } from '../../src/features/routing/routingSlice.ts';
import { shell } from '../../src/i18n/zh-CN/shell.ts';

const arriving = (pathname: string) =>
  locationChanged({ location: { pathname, search: '', hash: '', key: 'k' }, action: 'PUSH' });

it('RTE-7 the menu has the twelve titles of the specification and the acts, without the hidden pages', () => {
  expect(MENU_SCREENS.map((screen) => shell[`console_${screen}`])).toEqual([
    '首页',
    '操作记录',
    '我的组织',
    '组织认证',
    '个人信息',
    '实名认证',
    '安全设置',
    '订单管理',
  ]);
  const titles = Object.keys(shell).filter((key) => key.startsWith('console_') && key !== 'console_consoleActs');
  expect(titles).toHaveLength(12);
});

it('each page of the console has its path, an order below its list', () => {
  for (const [screen, { path }] of Object.entries(CONSOLE_PAGES))
    expect(consoleScreenOf(screen === 'orderDetail' ? `${path}/o1` : path)).toBe(screen);
  for (const path of ['/console/', '/console/x', '/console/costCenter/orderDetail/o1/more', '/portal'])
    expect(consoleScreenOf(path)).toBeNull();
});

it.each([
  ['/console/dashboard', '/console'],
  ['/console/organizationManagement', '/console/organizationManagement/myOrganization'],
  ['/console/accountCenter?a=1', '/console/accountCenter/personalInfo?a=1'],
  ['/console/costCenter', '/console/costCenter/orderManage'],
  ['/console/costCenter/orderDetail', '/console/costCenter/orderManage'],
  ['/console/nowhere', '/404'],
])('%s leads to %s', (asked, to) => {
  expect(guardDecision(asked, true)).toEqual({ kind: 'redirect', to });
});

it.each([
  [['admin'], true],
  [['editor', 'staff'], true],
  [['staff'], false],
  [[], false],
  [null, true],
])('RTE-7 the items are for the roles admin and editor: %j', (roles, isShown) => {
  expect(hasConsoleRole(roles)).toBe(isShown);
});

it('HDR-9 groups fold one by one, or all others fold with the one that opens', () => {
  let state = consoleMenuReducer(undefined, groupFolded({ group: 'accountCenter', alone: false }));
  expect(state.open).toEqual(['organizationManagement', 'costCenter']);
  state = consoleMenuReducer(state, groupUnfolded({ group: 'accountCenter', alone: false }));
  expect(state.open).toEqual(['organizationManagement', 'costCenter', 'accountCenter']);
  state = consoleMenuReducer(state, groupUnfolded({ group: 'costCenter', alone: true }));
  expect(state.open).toEqual(['costCenter']);
  expect(consoleMenuReducer(state, groupFolded({ group: 'costCenter', alone: true })).open).toEqual([]);
});

it('unfolds the group of the current page', () => {
  const folded = consoleMenuReducer(undefined, groupFolded({ group: 'costCenter', alone: true }));
  expect(consoleMenuReducer(folded, arriving('/console/costCenter/orderDetail/o1')).open).toEqual(['costCenter']);
  expect(consoleMenuReducer(folded, arriving('/console')).open).toEqual([]);
});

it('the console is open by its policy together with a role that its items list', () => {
  const begun = consoleMenuReducer(undefined, { type: '@@test' });
  const isOpen = (authorization: string[], names: string[] | null) =>
    selectConsoleOpen({
      permissions: { authorization },
      consoleMenu: { ...begun, roles: { ...begun.roles, data: { names } } },
    });
  expect(isOpen(['AbpExtend.HostConsole'], ['admin'])).toBe(true);
  expect(isOpen(['AbpExtend.HostConsole'], ['staff'])).toBe(false);
  expect(isOpen(['AbpExtend.WorkBench'], ['admin'])).toBe(false);
});

it('the console is a company’s for somebody who works in one, and otherwise the account’s own', () => {
  expect([{ tenantId: 't1' }, { tenantId: null }].map((session) => selectHasConsoleCompany({ session }))).toEqual([
    true,
    false,
  ]);
});
