import { Link } from 'react-router-dom';
import { LIMITS } from '../../../constants/limits.ts';
import { hostOrdersHref, ORDER_WAITS, selectHostOrderFilters } from '../../../features/hostOrders/hostOrderList.ts';
import {
  hostOrderRows,
  hostOrderTyped,
  selectHostOrders,
  selectTypedHostOrder,
} from '../../../features/hostOrders/hostOrdersSlice.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { isNarrowed } from '../../../lib/addressQuery.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { KeywordField } from '../../common/KeywordField.tsx';
import { Segmented } from '../../common/Segmented.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleList } from '../ConsoleList.tsx';
import { ConsoleRows } from '../ConsoleRows.tsx';
import { HostOrderTable } from './HostOrderTable.tsx';

/** The orders of all companies that wait for the provider to confirm their payment or issue their invoice. */
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
            onChoose={(wait) => dispatch(navigationWanted({ to: hostOrdersHref({ ...filters, wait, page: 1 }) }))}
          />
          <KeywordField
            label={t('hostOrders:orderNumber')}
            keyword={typed ?? filters.orderNumber}
            onKeyword={(text) => dispatch(hostOrderTyped(text))}
          />
        </>
      }
    >
      <ConsoleRows
        texts="hostOrders"
        load={useAppSelector(selectHostOrders)}
        onRetry={() => dispatch(hostOrderRows.wanted())}
        current={filters.page}
        size={LIMITS.orderListPage}
        hrefFor={(page) => hostOrdersHref({ ...filters, page })}
        toAll={isNarrowed(filters) ? <Link to={hostOrdersHref()}>{t('hostOrders:showAll')}</Link> : null}
      >
        {(orders) => <HostOrderTable orders={orders} />}
      </ConsoleRows>
    </ConsoleList>
  );
}
