import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locationChanged, navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { useTexts } from '../../../src/views/common/useText.ts';
import { OrderDetail } from '../../../src/views/console/orderDetail/OrderDetail.tsx';
import { OrderTable } from '../../../src/views/console/orderManage/OrderTable.tsx';
import { orderOf } from '../../support/orderWork.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';
import { loaded } from '../../support/workbenchState.ts';

const PAGE = '/console/costCenter/orderDetail/o1';

function Page() {
  useTexts('console');
  return <OrderDetail />;
}

function show() {
  const location = { pathname: PAGE, search: '', hash: '', key: 'k' };
  return renderView(<Page />, {
    state: stateWith({ orderDetail: { status: 'unpaid', order: loaded(orderOf()) }, routing: { location } }),
  });
}

it('paying leads to the bank transfer, repeatedly: its heading is in view and focused', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { store, events } = await show();
  const pay = screen.getByRole('link', { name: '去支付' });
  const heading = screen.getByRole('heading', { name: '对公转账' });
  for (const key of ['first', 'again']) {
    await userEvent.click(pay);
    expect(events).toContainEqual(navigationWanted({ to: `${PAGE}#transfer` }));
    expect(heading).not.toHaveFocus();
    act(() => {
      const location = { pathname: PAGE, search: '', hash: '#transfer', key };
      store.dispatch(locationChanged({ location, action: 'PUSH' }));
    });
    expect(heading).toHaveFocus();
    expect(scroll.mock.contexts.at(-1)).toBe(heading.closest('section'));
  }
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('the list leads to the bank transfer just as the order does', async () => {
  function List() {
    useTexts('console');
    return <OrderTable orders={[orderOf()]} />;
  }
  const { events } = await renderView(<List />, { state: stateWith({}) });
  await userEvent.click(screen.getByRole('link', { name: '去支付' }));
  expect(events).toContainEqual(navigationWanted({ to: `${PAGE}#transfer` }));
});

it('an unpaid order starts once the provider has received the money: step and bank transfer agree', async () => {
  await show();
  const steps = screen.getByRole('list', { name: '订单进度' });
  expect(within(steps).getByText('核对到账后开通')).toBeInTheDocument();
  expect(screen.getByText('到账后由服务商核对并开通')).toBeInTheDocument();
});
