import { LIMITS } from '../../../constants/limits.ts';
import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import {
  newOrderHref,
  ordersHref,
  selectOrderFilters,
  withoutNew,
} from '../../../features/orderManage/orderFilters.ts';
import { orderRows, selectOrderRows } from '../../../features/orderManage/orderManageSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { lazyScreen } from '../../common/dom/lazyScreen.ts';
import { LinkButton } from '../../common/LinkButton.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { LazyLayer } from '../../utility/LazyLayer.tsx';
import { ConsoleRows } from '../ConsoleRows.tsx';
import { HostOrders } from '../hostOrders/HostOrders.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { OrderFilter } from './OrderFilter.tsx';
import { OrderTable } from './OrderTable.tsx';
import styles from './orderManage.module.css';

/** Rarely opened: in its own chunk. */
const NewOrderDialog = lazyScreen(() => import('../newOrder/NewOrderDialog.tsx'), 'NewOrderDialog');

/**
 * /console/costCenter/orderManage: the orders of the company; without a company, what the provider has to do about all
 * orders.
 */
export function OrderManage() {
  return useAppSelector(selectHasConsoleCompany) ? <OwnOrders /> : <HostOrders />;
}

/** The orders of the company (CON-1), with filters and paging. */
function OwnOrders() {
  const t = useText();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectOrderFilters);
  return (
    <div className={styles.orderManage} data-dense>
      <PageHead title={t('orderManage:title')}>
        <LinkButton to={newOrderHref('edition')}>{t('orderManage:newOrder')}</LinkButton>
      </PageHead>
      <OrderFigures />
      <OrderFilter filters={filters} />
      <ConsoleRows
        texts="orderManage"
        load={useAppSelector(selectOrderRows)}
        onRetry={() => dispatch(orderRows.wanted())}
        filters={withoutNew(filters)}
        hrefTo={ordersHref}
        size={LIMITS.orderListPage}
        toAll={t('orderManage:reset')}
      >
        {(orders) => <OrderTable orders={orders} />}
      </ConsoleRows>
      {filters.new !== '' && (
        <LazyLayer>
          <NewOrderDialog kind={filters.new} />
        </LazyLayer>
      )}
    </div>
  );
}
