import { Link } from 'react-router-dom';
import type { Order } from '../../../../contract/orders.ts';
import { cancellationWanted, invoiceWanted, selectActsUnderWay } from '../../../features/orderActs/orderActsSlice.ts';
import { orderHref, payHref } from '../../../features/orderManage/orderFilters.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { classes } from '../../common/classes.ts';
import type { Column } from '../../common/DataTable.tsx';
import looks from '../../common/looks.module.css';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import { OrderChip } from '../orders/OrderChip.tsx';
import { OrderNumber } from '../orders/OrderNumber.tsx';
import { OrdersTable } from '../orders/OrdersTable.tsx';
import { amountColumn, timeColumn } from '../orders/orderColumns.tsx';
import { contentWords, kindWords } from '../orders/orderWords.ts';
import styles from './orderManage.module.css';

/** One page of orders. */
export function OrderTable({ orders }: { readonly orders: readonly Order[] }) {
  const t = useText();
  const columns: readonly Column<Order>[] = [
    {
      key: 'orderNumber',
      head: t('orderManage:orderNumber'),
      cell: ({ id, orderNumber }) => (
        <Link to={orderHref(id)}>
          <OrderNumber number={orderNumber} />
        </Link>
      ),
      width: 'min(188px, 36vw)',
    },
    {
      key: 'content',
      head: t('orderManage:content'),
      cell: (order) => (
        <>
          {contentWords(t, order)} <span className={classes(looks.meta, styles.kind)}>{kindWords(t, order)}</span>
        </>
      ),
      wide: true,
    },
    amountColumn(t('orderManage:amount'), 'min(130px, 26vw)'),
    {
      key: 'status',
      head: t('orderManage:status'),
      cell: ({ status }) => <OrderChip status={status} />,
      width: 'min(124px, 29vw)',
    },
    timeColumn(t('orderManage:time')),
    {
      key: 'acts',
      head: t('orderManage:acts'),
      cell: (order) => <OrderActs order={order} />,
      width: 156,
      spare: true,
    },
  ];
  return <OrdersTable caption={t('orderManage:title')} columns={columns} rows={orders} />;
}

/** The actions available on an order now; others are not shown. */
function OrderActs({ order }: { readonly order: Order }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectActsUnderWay).includes(order.id);
  const { id, orderNumber, status, invoiceStatus } = order;
  return (
    <span className={styles.acts}>
      {status === 'unpaid' && (
        <>
          <Link to={payHref(id)}>{t('orderManage:pay')}</Link>
          <TextButton busy={isBusy} onClick={() => dispatch(cancellationWanted({ id, orderNumber }))}>
            {t('orderManage:cancelOrder')}
          </TextButton>
        </>
      )}
      {invoiceStatus === 'available' && (
        <TextButton busy={isBusy} onClick={() => dispatch(invoiceWanted({ id, orderNumber }))}>
          {t('orderManage:requestInvoice')}
        </TextButton>
      )}
      {(invoiceStatus === 'requested' || invoiceStatus === 'issued') && (
        <span className={looks.meta}>{t(`orderManage:invoice_${invoiceStatus}`)}</span>
      )}
    </span>
  );
}
