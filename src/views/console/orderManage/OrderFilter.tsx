import { Link, useNavigate } from 'react-router-dom';
import {
  ORDER_KINDS,
  ORDER_STATUSES,
  type OrderFilters,
  ordersHref,
  withoutNew,
} from '../../../features/orderManage/orderFilters.ts';
import { orderNumberTyped, selectTypedOrderNumber } from '../../../features/orderManage/orderManageSlice.ts';
import { isNarrowed } from '../../../lib/addressQuery.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { KeywordField } from '../../common/KeywordField.tsx';
import { useText } from '../../common/useText.ts';
import { FilterChoice, FilterDays } from '../FilterFields.tsx';
import styles from './orderManage.module.css';

/** The filters of the list. Each choice goes into the address at once, the typed number is debounced. */
export function OrderFilter({ filters }: { readonly filters: OrderFilters }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const typed = useAppSelector(selectTypedOrderNumber);
  const narrow = (more: Partial<OrderFilters>) => navigate(ordersHref({ ...filters, ...more, page: 1 }));
  return (
    <search className={styles.filter}>
      <div className={styles.number}>
        <KeywordField
          label={t('orderManage:orderNumber')}
          keyword={typed ?? filters.orderNumber}
          onKeyword={(text) => dispatch(orderNumberTyped(text))}
        />
      </div>
      <FilterChoice
        label={t('orderManage:kind')}
        all={t('orderManage:allKinds')}
        options={ORDER_KINDS.map((kind) => [kind, t(`orderManage:kind_${kind}`)] as const)}
        chosen={filters.kind}
        onChoose={(kind) => narrow({ kind })}
      />
      <FilterChoice
        label={t('orderManage:status')}
        all={t('orderManage:allStatuses')}
        options={ORDER_STATUSES.map((status) => [status, t(`orderManage:status_${status}`)] as const)}
        chosen={filters.status}
        onChoose={(status) => narrow({ status })}
      />
      <FilterDays
        from={filters.startDate}
        to={filters.endDate}
        fromLabel={t('orderManage:startDate')}
        toLabel={t('orderManage:endDate')}
        onFrom={(startDate) => narrow({ startDate })}
        onTo={(endDate) => narrow({ endDate })}
      />
      {isNarrowed(withoutNew(filters)) && <Link to={ordersHref()}>{t('orderManage:reset')}</Link>}
    </search>
  );
}
