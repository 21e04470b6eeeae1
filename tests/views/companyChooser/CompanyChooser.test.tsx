import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Company } from '../../../contract/companies.ts';
import * as events from '../../../src/features/companySwitch/companySwitchEvents.ts';
// Imported here so that no test waits for antd: the host itself loads it only when it is shown.
import '../../../src/views/companyChooser/CompanyChooser.tsx';
import { CompanyChooserHost } from '../../../src/views/companyChooser/CompanyChooserHost.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const company = (tenantId: string, tenantName: string, over: Partial<Company> = {}): Company => ({
  companyOUId: `ou-${tenantId}`,
  tenantId,
  tenantName,
  tenantIsActive: true,
  userIsActive: true,
  ...over,
});
const COMPANIES = [
  company('aurora', '极光制造', { displayName: 'Aurora Manufacturing' }),
  company('boreal', '北风贸易'),
  company('cinder', '炉渣物流', { tenantIsActive: false }),
  company('delta', '三角洲食品', { userIsActive: false }),
];
const LISTED = { status: 'loaded', data: COMPANIES, error: null } as const;
const FAILED = { status: 'failed', data: null, error: { key: 'errors:network' } } as const;
type Patch = Parameters<typeof stateWith>[0]['companySwitch'];
const choosing = (over: Patch = {}) =>
  stateWith({ companySwitch: { status: 'choosing', action: 'switch', companies: LISTED, ...over } });
const open = (over: Patch = {}) => renderView(<CompanyChooserHost />, { state: choosing(over) });

describe('company chooser', () => {
  it('CMP-1 lists the companies by name, with the reason for those that cannot be entered', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: '请选择要切换的公司' });
    const radios = within(dialog).getAllByRole('radio');
    expect(radios).toHaveLength(4);
    const cinder = screen.getByRole('radio', { name: /炉渣物流/ });
    expect(cinder).toBeDisabled();
    expect(cinder).toHaveAccessibleDescription('该组织已被禁用');
    expect(screen.getByRole('radio', { name: /三角洲食品/ })).toHaveAccessibleDescription('账号已被该组织禁用');
  });

  it('picks by click and by arrow keys, which skip what cannot be entered', async () => {
    const { events: seen } = await open();
    await userEvent.click(screen.getByText('Aurora Manufacturing'));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    expect(seen).toEqual(['aurora', 'boreal', 'aurora'].map((id) => events.companyPicked(id)));
  });

  it('confirms with nothing picked too, so that the flow can warn', async () => {
    const { events: seen } = await open();
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    expect(seen).toEqual([events.switchConfirmed()]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('CMP-1 closes neither on Escape nor on a click beside it, only by its button', async () => {
    const { events: seen } = await open();
    await userEvent.keyboard('{Escape}');
    const mask = screen.getByRole('dialog').parentElement;
    if (mask) await userEvent.click(mask);
    expect(seen).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(seen).toEqual([events.chooserCancelled()]);
  });

  it('CMP-8 says that there are no companies and offers a retry', async () => {
    const { events: seen } = await open({ companies: FAILED });
    expect(screen.getByText('暂无运行中的服务实例！')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(seen).toEqual([events.companiesResource.wanted()]);
  });

  it('CMP-1 tells a person who belongs to no company how to join one, but not if the list failed', async () => {
    const { unmount } = await open({ companies: { ...LISTED, data: [] } });
    expect(screen.getByText('暂无运行中的服务实例！')).toBeVisible();
    expect(screen.getByText(/告诉贵公司的管理员/)).toBeVisible();
    unmount();
    await open({ companies: FAILED });
    expect(screen.queryByText(/告诉贵公司的管理员/)).toBeNull();
  });

  it('a list that failed says why, as every other pane does', async () => {
    await open({ companies: FAILED });
    expect(screen.getByRole('alert')).toHaveTextContent('暂无运行中的服务实例！网络连接失败，请检查网络后重试');
  });

  it('CMP-1 shows that the list is loading', async () => {
    await open({ companies: { status: 'loading', data: null, error: null } });
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('正在加载公司');
  });

  it('CMP-1 shows that it is switching, and accepts no other answer until then', async () => {
    const { events: seen } = await open({ status: 'switching', pickedId: 'boreal' });
    expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /正在进入/ }));
    await userEvent.click(screen.getByText('极光制造'));
    expect(seen).toEqual([]);
  });

  it('is hidden while sign-in only looks for companies', async () => {
    await renderView(<CompanyChooserHost />, {
      state: stateWith({ companySwitch: { status: 'choosing', action: 'login' } }),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
