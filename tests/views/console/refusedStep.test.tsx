import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tenantOpening } from '../../../src/features/openTenant/openTenantSlice.ts';
import { emptyLoad } from '../../../src/lib/loading.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { OpenTenant } from '../../../src/views/console/openTenant/OpenTenant.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const TYPED = { 'openTenant/displayName': '晨星重工', 'openTenant/name': 'morningstar' };
const isGood = (good: boolean) => ({ status: 'loaded', data: { isGood: good, person: null }, error: null }) as const;

function Shown() {
  useTexts('console');
  return <OpenTenant />;
}
const show = (openTenant: Parameters<typeof stateWith>[0]['openTenant']) =>
  renderView(<Shown />, { state: stateWith({ openTenant, forms: { typed: TYPED } }) });

it('a refusal leads to the refused field of its step, not to the heading', async () => {
  const { store } = await show({ status: 'confirm' });
  await act(async () => {
    store.dispatch(tenantOpening.submitted());
    store.dispatch(tenantOpening.failed({ fields: { name: { text: '已被使用' } }, error: null }));
  });
  expect(screen.getByRole('textbox', { name: '公司编码' })).toHaveFocus();
});

it('what the server has already found wrong holds the person at its field', async () => {
  const { events } = await show({ verdicts: { name: isGood(false), administratorPhone: emptyLoad() } });
  screen.getByRole('textbox', { name: '公司名称' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: '公司编码' })).toHaveFocus();
  expect(events).toEqual([]);
});

it('any other step begins at its heading', async () => {
  await show({});
  expect(screen.getByRole('heading', { name: '公司信息' })).toHaveFocus();
});
