import type { HostOrder } from '../../../../contract/hostOrders.ts';
import { selectSettlements, settlementWanted } from '../../../features/hostOrders/hostOrdersSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import type { Column } from '../../common/DataTable.tsx';
import looks from '../../common/looks.module.css';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import { OrderNumber } from '../orders/OrderNumber.tsx';
import { OrdersTable } from '../orders/OrdersTable.tsx';
import { amountColumn, timeColumn } from '../orders/orderColumns.tsx';
import { contentWords, kindWords } from '../orders/orderWords.ts';

/** One page of waiting orders, each with the one action that settles it. */
export function HostOrderTable({ orders }: { readonly orders: readonly HostOrder[] }) {
  const t = useText();
  const columns: readonly Column<HostOrder>[] = [
    {
      key: 'order',
      head: t('hostOrders:orderNumber'),
      cell: ({ orderNumber, tenantName }) => (
        <>
          <OrderNumber number={orderNumber} />
          <div className={looks.meta}>{tenantName}</div>
        </>
      ),
      width: 'min(200px, 36vw)',
    },
    {
      key: 'content',
      head: t('hostOrders:content'),
      cell: (order) => (
        <>
          <div>{contentWords(t, order)}</div>
          <div className={looks.meta}>{kindWords(t, order)}</div>
        </>
      ),
      wide: true,
    },
    amountColumn(t('hostOrders:amount'), 'min(140px, 28vw)'),
    {
      key: 'waiting',
      head: t('hostOrders:waiting'),
      cell: ({ status }) => t(status === 'unpaid' ? 'hostOrders:wait_payment' : 'hostOrders:wait_invoice'),
      width: 128,
      spare: true,
    },
    timeColumn(t('hostOrders:time')),
    {
      key: 'act',
      head: t('hostOrders:act'),
      silentHead: true,
      cell: (order) => <Settle order={order} />,
      width: 'min(136px, 27vw)',
      end: true,
    },
  ];
  return <OrdersTable caption={t('hostOrders:title')} columns={columns} rows={orders} />;
}

function Settle({ order }: { readonly order: HostOrder }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectSettlements).length > 0;
  const act = order.status === 'unpaid' ? 'confirm' : 'issue';
  return (
    <TextButton
      aria-label={t(`hostOrders:${act}Of`, { orderNumber: order.orderNumber })}
      busy={isBusy}
      onClick={() => dispatch(settlementWanted(order))}
    >
      {t(`hostOrders:${act}`)}
    </TextButton>
  );
}
