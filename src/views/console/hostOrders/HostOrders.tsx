import { Link } from 'react-router-dom';
import type { HostOrder } from '../../../../contract/hostOrders.ts';
import { LIMITS } from '../../../constants/limits.ts';
import {
  type HostOrderFilters,
  hostOrdersHref,
  ORDER_WAITS,
  selectHostOrderFilters,
} from '../../../features/hostOrders/hostOrderList.ts';
import {
  hostOrderRows,
  hostOrderTyped,
  selectHostOrders,
  selectTypedHostOrder,
} from '../../../features/hostOrders/hostOrdersSlice.ts';
import { navigationRequested } from '../../../features/routing/routingSlice.ts';
import type { Page } from '../../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { EmptyState } from '../../common/EmptyState.tsx';
import { KeywordField } from '../../common/KeywordField.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { Segmented } from '../../common/Segmented.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleList, ConsoleListFoot } from '../ConsoleList.tsx';
import { OrderTableSkeleton } from '../orderManage/OrderTable.tsx';
import { HostOrderTable } from './HostOrderTable.tsx';

/** The orders of all companies that wait for the provider: for their money to be confirmed, or for their invoice. */
export function HostOrders() {
  const t = useText();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectHostOrderFilters);
  const typed = useAppSelector(selectTypedHostOrder);
  return (
    <ConsoleList
      title={t('hostOrders:title')}
      sentence={t('hostOrders:sentence')}
      filter={
        <>
          <Segmented
            legend={t('hostOrders:waits')}
            options={(['', ...ORDER_WAITS] as const).map(
              (wait) => [wait, t(`hostOrders:wait_${wait || 'all'}`)] as const,
            )}
            chosen={filters.wait}
            onChoose={(wait) => dispatch(navigationRequested({ to: hostOrdersHref({ ...filters, wait, page: 1 }) }))}
          />
          <KeywordField
            label={t('hostOrders:orderNumber')}
            keyword={typed ?? filters.orderNumber}
            onKeyword={(text) => dispatch(hostOrderTyped(text))}
          />
        </>
      }
    >
      <LoadedPart
        load={useAppSelector(selectHostOrders)}
        skeleton={<OrderTableSkeleton />}
        failedTitle={t('hostOrders:failed')}
        onRetry={() => dispatch(hostOrderRows.wanted())}
      >
        {(page) => <Waiting page={page} filters={filters} />}
      </LoadedPart>
    </ConsoleList>
  );
}

function Waiting({ page, filters }: { readonly page: Page<HostOrder>; readonly filters: HostOrderFilters }) {
  const t = useText();
  const { items, totalCount } = page;
  if (items.length > 0)
    return (
      <>
        <HostOrderTable orders={items} />
        <ConsoleListFoot
          count={t('hostOrders:count', { count: totalCount })}
          current={filters.page}
          last={Math.ceil(totalCount / LIMITS.orderListPage)}
          hrefFor={(number) => hostOrdersHref({ ...filters, page: number })}
        />
      </>
    );
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('hostOrders:pageEmpty')}
        action={<Link to={hostOrdersHref({ ...filters, page: 1 })}>{t('hostOrders:toFirstPage')}</Link>}
      />
    );
  if (filters.orderNumber !== '' || filters.wait !== '')
    return (
      <EmptyState
        title={t('hostOrders:notFound')}
        sentence={t('hostOrders:notFoundSentence')}
        action={<Link to={hostOrdersHref()}>{t('hostOrders:showAll')}</Link>}
      />
    );
  return <EmptyState title={t('hostOrders:none')} sentence={t('hostOrders:noneSentence')} />;
}
