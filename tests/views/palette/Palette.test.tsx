import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { brandConfigured } from '../../../src/features/brand/brandSlice.ts';
import { dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { paletteChosen, paletteCompanies, paletteMembers } from '../../../src/features/palette/paletteEvents.ts';
import { policiesGranted } from '../../../src/features/permissions/permissionsSlice.ts';
import { type Settings, settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import { keysOpened, paletteClosed, searchOpened, searchScopeChosen } from '../../../src/features/shell/shellSlice.ts';
import { PaletteScreen } from '../../../src/views/palette/PaletteScreen.tsx';
import { ShellKeys } from '../../../src/views/shell/ShellKeys.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const ALL = ['AbpExtend.WorkBench', 'AbpExtend.CompanyPortal', 'AbpExtend.HostConsole', 'OMS_Auth', 'CRM_Auth'];
const show = (over: Partial<typeof base> = {}) =>
  renderView(<PaletteScreen />, {
    state: {
      ...base,
      permissions: { authorization: ALL },
      session: { ...base.session, tenantId: 't-aurora' },
      shell: { ...base.shell, palette: 'search' },
      ...over,
    },
  });
const field = () => screen.getByRole('combobox', { name: '搜索页面、应用、成员和待办' });
const option = () => screen.getByRole('option', { selected: true });
const find = async (words: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), words);
};

it('focuses the field; the arrow keys cross group borders and wrap around, Enter chooses', async () => {
  const { events, container } = await show();
  expect(field()).toHaveFocus();
  await find('订单管理');
  expect(option()).toHaveTextContent('订单管理');
  expect(field()).toHaveAttribute('aria-activedescendant', option().id);
  const [first, second] = screen.getAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(option()).toBe(second);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(option()).toBe(screen.getAllByRole('option').at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(option()).toBe(first);
  expect(screen.getByRole('group', { name: '页面' })).toHaveTextContent('控制台 · 费用中心');
  expect((await axe.run(container.ownerDocument.body)).violations).toEqual([]);
  events.length = 0;
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const chosen = { id: 'application:oms', act: { kind: 'page', to: '/child/oms/middlePage' } };
  expect(events).toEqual([
    paletteChosen({ ...chosen, inNewTab: false } as Parameters<typeof paletteChosen>[0]),
    paletteChosen({ ...chosen, inNewTab: true } as Parameters<typeof paletteChosen>[0]),
  ]);
});

it('Home and End reach the first and the last; Escape while a word is composed closes nothing', async () => {
  const { events } = await show();
  await find('设置');
  await userEvent.keyboard('{End}');
  expect(option()).toBe(screen.getAllByRole('option').at(-1));
  await userEvent.keyboard('{Home}');
  expect(option()).toBe(screen.getAllByRole('option')[0]);
  events.length = 0;
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  expect(events).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(events).toEqual([paletteClosed()]);
});

it.each(['帮助', 'help', 'dark', 'logout', '登出'])('finds %s by that word, whatever the language', async (word) => {
  await show();
  await find(word);
  expect(option()).toHaveTextContent(
    { 帮助: '帮助', help: '帮助', dark: '深色', logout: '退出', 登出: '退出' }[word] ?? '',
  );
});

it.each([
  ['日历', 'dialog:3'],
  ['calendar', 'dialog:3'],
  ['密码', 'page:/console/accountCenter/securitySetting'],
  ['password', 'page:/console/accountCenter/securitySetting'],
  ['请假', 'application:approval'],
  ['leave', 'application:approval'],
])('finds %s although no text of the entry contains it', async (word, id) => {
  await show({ permissions: { authorization: [...ALL, 'BPM_Auth'] } });
  await find(word);
  expect(screen.getAllByRole('option').some((row) => row.id.endsWith(id))).toBe(true);
});

it('finds the account settings under the person’s own account without a console, and only once with one', async () => {
  const idsFor = async (word: string) => {
    await find(word);
    return screen.getAllByRole('option').map(({ id }) => id.slice(id.indexOf('page:')));
  };
  const { store } = await show({ permissions: { authorization: ['AbpExtend.WorkBench'] } });
  expect(await idsFor('password')).toContain('page:/ownAccount/securitySetting');
  expect(await idsFor('avatar')).toContain('page:/ownAccount/personalInfo');
  act(() => {
    store.dispatch(policiesGranted(ALL));
  });
  expect(await idsFor('password')).not.toContain('page:/ownAccount/securitySetting');
});

it('says that to-dos and notifications are searched among the loaded ones', async () => {
  await show();
  await find('没有这样的词');
  expect(screen.getByText(/待办和通知只在已加载的里面查找/)).toBeVisible();
});

it('finds nothing that the person may not open', async () => {
  await show({ permissions: { authorization: ['AbpExtend.WorkBench'] } });
  await find('订单管理');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('没有找到“订单管理”')).toBeVisible();
  await find('工作台');
  expect(option()).toHaveTextContent('工作台');
});

it('HDR-2 Tab moves through the scopes that lead somewhere, Escape closes', async () => {
  const { events, store } = await show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['全部', '成员']);
  await userEvent.keyboard('{Tab}');
  expect(events).toEqual([searchScopeChosen('member')]);
  expect(screen.getByText('输入姓名或手机号')).toBeVisible();
  act(() => {
    store.dispatch(
      brandConfigured({
        name: 'Atrium',
        applicationEntries: {},
        searchTargets: { process: '/find?q={keyword}', mail: 'https://mail.example/?q={keyword}' },
        footer: {},
      }),
    );
  });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['全部', '流程', '成员', '邮件']);
  await userEvent.keyboard('{Tab}季度 & 盘点{Enter}{Escape}');
  expect(events.slice(-2)).toEqual([
    paletteChosen({
      id: 'outside:mail',
      act: { kind: 'outside', href: 'https://mail.example/?q=%E5%AD%A3%E5%BA%A6%20%26%20%E7%9B%98%E7%82%B9' },
      inNewTab: false,
    }),
    paletteClosed(),
  ]);
});

it('finds to-dos, modules, companies, settings and members, and says what choosing one does', async () => {
  const { store, events } = await show();
  act(() => {
    const company = { companyOUId: 'o', tenantIsActive: true, userIsActive: true };
    store.dispatch(paletteCompanies.requested());
    store.dispatch(
      paletteCompanies.loaded([
        { ...company, tenantId: 't-harbour', tenantName: '海港物流' },
        { ...company, tenantId: 't-closed', tenantName: '海天机电', tenantIsActive: false },
      ]),
    );
  });
  await find('海');
  expect(screen.getByRole('group', { name: '公司' })).toHaveTextContent('海港物流进入');
  expect(screen.getByRole('option', { name: /海 ?天机电/ })).toHaveAttribute('aria-disabled', 'true');
  events.length = 0;
  await userEvent.click(screen.getByRole('option', { name: /海 ?天机电/ }));
  expect(events).toEqual([]);
  await find('深色');
  expect(option()).toHaveTextContent('风格：深色执行');
  await userEvent.click(option());
  expect(events.at(-1)).toEqual(
    paletteChosen({ id: 'setting:style=dark', act: { kind: 'setting', change: { style: 'dark' } }, inNewTab: false }),
  );
  await find('孙');
  act(() => {
    const person = { organizationUnitId: 'rd', organizationUnitName: '研发中心', employeeNumber: null };
    const sun = { ...person, id: 'sun', name: '孙浩', hostId: 'h', jobTitle: '工程师', phoneNumber: null };
    store.dispatch(paletteMembers.requested());
    store.dispatch(paletteMembers.loaded({ answered: '孙', people: [sun], totalCount: 38 }));
  });
  expect(screen.getByRole('group', { name: '成员 38' })).toHaveTextContent('孙浩研发中心工程师新建待办');
  expect(screen.getByRole('status')).toHaveTextContent('38 个结果');
  // Until it has answered the next keyword, only what fits that too may be chosen by Enter.
  await userEvent.type(field(), '浩');
  expect(screen.getByRole('group', { name: '成员' })).toHaveTextContent('孙浩');
  await userEvent.type(field(), '然');
  expect(screen.queryByRole('option', { name: /孙浩/ })).toBeNull();
});

it('every key is listed and can be switched off; the others work outside fields', async () => {
  const { events, unmount } = await show({ shell: { ...base.shell, palette: 'keys' } });
  const dialog = screen.getByRole('dialog', { name: '键盘快捷键' });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(6);
  // The key for forms types nothing: it works in fields too and needs no switch.
  expect(within(dialog).getByText(/保存正在填写的待办或日程/).parentElement).toHaveTextContent(/CtrlEnter$/);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /打开待办/ }));
  expect(events).toEqual([settingsChanged({ shortcutsOff: ['todos'] })]);
  unmount();

  expect(await typed('t?', ['todos'])).toEqual([keysOpened()]);
  expect(await typed('n')).toEqual([dialogOpened({ tab: 1 })]);
  expect(await typed('n{Control>}k{/Control}', [], 'field')).toEqual([searchOpened()]);
});

it('typing while a search or the dialog is loading triggers no command', async () => {
  expect(await typed('{Control>}k{/Control}schedule?')).toEqual([searchOpened()]);
  expect(await typed('nschedule?{Control>}k{/Control}')).toEqual([dialogOpened({ tab: 1 })]);
});

/** What these keys lead to on a page of their own, of which nothing is loaded that they ask for. */
async function typed(keys: string, shortcutsOff: Settings['shortcutsOff'] = [], into?: string) {
  const settings = { settings: { ...base.settings.settings, shortcutsOff } };
  const { events, unmount } = await renderView(
    <>
      <ShellKeys />
      <input aria-label="field" />
    </>,
    { state: { ...base, settings } },
  );
  if (into !== undefined) await userEvent.click(screen.getByLabelText(into));
  await userEvent.keyboard(keys);
  unmount();
  return events;
}
