import { Link } from 'react-router-dom';
import { LIMITS } from '../../../constants/limits.ts';
import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import {
  isNarrowed,
  newOrderHref,
  type OrderFilters,
  orderFiltersIn,
  ordersHref,
} from '../../../features/orderManage/orderFilters.ts';
import { orderRows, selectOrderRows } from '../../../features/orderManage/orderManageSlice.ts';
import { selectLocation } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { lazyScreen } from '../../common/dom/lazyScreen.ts';
import { EmptyState } from '../../common/EmptyState.tsx';
import { LinkButton } from '../../common/LinkButton.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { Pagination } from '../../common/Pagination.tsx';
import { useText } from '../../common/useText.ts';
import { LazyLayer } from '../../utility/LazyLayer.tsx';
import { HostOrders } from '../hostOrders/HostOrders.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { OrderFilter } from './OrderFilter.tsx';
import { OrderTable, OrderTableSkeleton } from './OrderTable.tsx';
import styles from './orderManage.module.css';

/** Seldom opened: in a chunk of its own. */
const NewOrderDialog = lazyScreen(() => import('../newOrder/NewOrderDialog.tsx'), 'NewOrderDialog');

/** /console/costCenter/orderManage: the orders of the company; without a company, what the provider has to do about all. */
export function OrderManage() {
  return useAppSelector(selectHasConsoleCompany) ? <OwnOrders /> : <HostOrders />;
}

/** The orders of the company (CON-1), to narrow and to page through. */
function OwnOrders() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(selectLocation);
  const load = useAppSelector(selectOrderRows);
  const filters = orderFiltersIn(search);
  return (
    <div className={styles.orderManage} data-dense>
      <PageHead title={t('orderManage:title')}>
        <LinkButton to={newOrderHref('edition')}>{t('orderManage:newOrder')}</LinkButton>
      </PageHead>
      <OrderFigures />
      <OrderFilter filters={filters} />
      <LoadedPart
        load={load}
        skeleton={<OrderTableSkeleton />}
        failedTitle={t('orderManage:failed')}
        onRetry={() => dispatch(orderRows.wanted(ordersHref({ ...filters, new: '' })))}
      >
        {({ items, totalCount }) =>
          items.length === 0 ? (
            <NothingHere filters={filters} totalCount={totalCount} />
          ) : (
            <>
              <OrderTable orders={items} />
              <div className={styles.foot}>
                <span role="status">{t('orderManage:count', { count: totalCount })}</span>
                {totalCount > LIMITS.orderListPage && (
                  <Pagination
                    current={filters.page}
                    last={Math.ceil(totalCount / LIMITS.orderListPage)}
                    hrefFor={(page) => ordersHref({ ...filters, page })}
                  />
                )}
              </div>
            </>
          )
        }
      </LoadedPart>
      {filters.new !== '' && (
        <LazyLayer>
          <NewOrderDialog kind={filters.new} />
        </LazyLayer>
      )}
    </div>
  );
}

/** Why there is nothing, and the way to where there is something. */
function NothingHere({ filters, totalCount }: { readonly filters: OrderFilters; readonly totalCount: number }) {
  const t = useText();
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('orderManage:pageEmpty')}
        action={<Link to={ordersHref({ ...filters, page: 1 })}>{t('orderManage:toFirstPage')}</Link>}
      />
    );
  if (isNarrowed(filters))
    return (
      <EmptyState
        title={t('orderManage:notFound')}
        sentence={t('orderManage:notFoundSentence')}
        action={<Link to={ordersHref()}>{t('orderManage:reset')}</Link>}
      />
    );
  return <EmptyState title={t('orderManage:none')} sentence={t('orderManage:noneSentence')} />;
}
