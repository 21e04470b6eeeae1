import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandConfigured } from '../../../src/features/brand/brandSlice.ts';
import { SignedInArea } from '../../../src/views/shell/SignedInArea.tsx';
import { Workbench } from '../../../src/views/workbench/Workbench.tsx';
import { onPhone } from '../../support/phone.ts';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState({
  permissions: { authorization: ['AbpExtend.AllApply', 'OMS_Auth', 'MES_Auth', 'FMS_Auth'] },
});
const WITHOUT = brandConfigured({ name: 'Atrium', applicationEntries: { mes: null, fms: '' }, footer: {} });
const REASON = '这个系统还没有接入该应用，请联系管理员。';

describe('applications that the installation has not connected', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('are greyed out in the sidebar with their reason, and lead nowhere; the others are links', async () => {
    const { store } = await renderView(<SignedInArea />, { state: base });
    act(() => {
      store.dispatch(WITHOUT);
    });
    const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
    expect(menu.getByRole('link', { name: '订单管理' })).toBeVisible();
    expect(menu.queryByRole('link', { name: /制造执行|财务管理/ })).toBeNull();
    for (const name of ['制造执行 未接入', '财务管理 未接入']) {
      const entry = menu.getByRole('button', { name });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveAttribute('title', REASON);
    }
  });

  it('are greyed out among all applications, and a press does nothing', async () => {
    const state = { ...base, shell: { ...base.shell, popover: 'applications', openedBy: 'press' } as const };
    const { store, events } = await renderView(<SignedInArea />, { state });
    act(() => {
      store.dispatch(WITHOUT);
    });
    const entry = within(screen.getByRole('dialog', { name: '全部应用' })).getByRole('button', { name: /制造执行/ });
    expect(entry).toHaveTextContent('制造执行未接入');
    expect(entry).toHaveAccessibleDescription(REASON);
    const before = events.length;
    await userEvent.click(entry);
    expect(events).toHaveLength(before);
  });

  it('are greyed out in the section of a phone, which has no sidebar', async () => {
    onPhone();
    const { store, events } = await renderView(<Workbench />, { state: base });
    act(() => {
      store.dispatch(WITHOUT);
    });
    const section = within(screen.getByRole('region', { name: '常用应用' }));
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '订单管理',
      '制造执行未接入',
      '财务管理未接入',
    ]);
    const before = events.length;
    await userEvent.click(section.getByRole('button', { name: /制造执行/ }));
    expect(events).toHaveLength(before);
  });

  it('shows each application once on the workbench: in the sidebar, not on the sheet as well', async () => {
    await renderView(<SignedInArea />, { state: base });
    expect(screen.getAllByText('订单管理')).toHaveLength(1);
  });
});
