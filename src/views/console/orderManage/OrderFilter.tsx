import { Link, useNavigate } from 'react-router-dom';
import {
  isNarrowed,
  ORDER_KINDS,
  ORDER_STATUSES,
  type OrderFilters,
  ordersHref,
} from '../../../features/orderManage/orderFilters.ts';
import { orderNumberTyped, selectTypedOrderNumber } from '../../../features/orderManage/orderManageSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { KeywordField } from '../../common/KeywordField.tsx';
import { useText } from '../../common/useText.ts';
import styles from './orderManage.module.css';

/** What the list is narrowed to. Each choice goes into the address at once, the typed number after a pause. */
export function OrderFilter({ filters }: { readonly filters: OrderFilters }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const typed = useAppSelector(selectTypedOrderNumber);
  const narrow = (more: Partial<OrderFilters>) => navigate(ordersHref({ ...filters, ...more, page: 1 }));
  const select = <Value extends string>(
    name: 'kind' | 'status',
    label: string,
    all: string,
    options: readonly (readonly [Value, string])[],
  ) => (
    <select
      className={styles.choice}
      aria-label={label}
      value={filters[name]}
      onChange={({ target }) => {
        const [value] = options.find(([option]) => option === target.value) ?? [''];
        narrow({ [name]: value });
      }}
    >
      <option value="">{all}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
  const day = (name: 'startDate' | 'endDate') => (
    <input
      key={filters[name]}
      type="date"
      className={styles.choice}
      aria-label={t(`orderManage:${name}`)}
      defaultValue={filters[name]}
      min={name === 'endDate' ? filters.startDate : undefined}
      max={name === 'startDate' ? filters.endDate || undefined : undefined}
      // Half a typed date is none; leaving the field, or choosing from the calendar, says that it is meant.
      onBlur={({ target }) => target.value !== filters[name] && narrow({ [name]: target.value })}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
  return (
    <search className={styles.filter}>
      <div className={styles.number}>
        <KeywordField
          label={t('orderManage:orderNumber')}
          keyword={typed ?? filters.orderNumber}
          onKeyword={(text) => dispatch(orderNumberTyped(text))}
        />
      </div>
      {select(
        'kind',
        t('orderManage:kind'),
        t('orderManage:allKinds'),
        ORDER_KINDS.map((kind) => [kind, t(`orderManage:kind_${kind}`)] as const),
      )}
      {select(
        'status',
        t('orderManage:status'),
        t('orderManage:allStatuses'),
        ORDER_STATUSES.map((status) => [status, t(`orderManage:status_${status}`)] as const),
      )}
      <span className={styles.days}>
        {day('startDate')}
        <span aria-hidden>–</span>
        {day('endDate')}
      </span>
      {isNarrowed(filters) && <Link to={ordersHref()}>{t('orderManage:reset')}</Link>}
    </search>
  );
}
