import { Link } from 'react-router-dom';
import {
  ORDER_MISSING,
  orderResource,
  selectOrder,
  selectOrderState,
} from '../../../features/orderDetail/orderDetailSlice.ts';
import { ordersHref } from '../../../features/orderManage/orderFilters.ts';
import { says } from '../../../lib/message.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { EmptyState } from '../../common/EmptyState.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderInvoice } from './OrderInvoice.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderStrip } from './OrderStrip.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTransfer } from './OrderTransfer.tsx';
import styles from './orderDetail.module.css';

/** One order of the company (CON-1). */
export function OrderDetail() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectOrder);
  const status = useAppSelector(selectOrderState);
  if (status === 'missing' || says(load.error, ORDER_MISSING))
    return (
      <EmptyState
        title={t('orderDetail:missing')}
        sentence={t('orderDetail:missingSentence')}
        action={<Link to={ordersHref()}>{t('orderDetail:toList')}</Link>}
      />
    );
  return (
    <div className={styles.orderDetail} data-dense>
      <LoadedPart
        load={load}
        skeleton={<OrderSkeleton />}
        failedTitle={t('orderDetail:failed')}
        onRetry={() => dispatch(orderResource.wanted())}
      >
        {(order) => (
          <div className={styles.columns}>
            <div className={styles.main}>
              <OrderHead order={order} />
              <OrderStrip order={order} />
              <OrderItems order={order} />
              {status === 'unpaid' && <OrderTransfer transfer={order.transfer} />}
            </div>
            <div className={styles.rail}>
              <OrderTimeline order={order} />
              <OrderInvoice order={order} />
              <OrderFacts order={order} />
            </div>
          </div>
        )}
      </LoadedPart>
    </div>
  );
}

function OrderSkeleton() {
  return (
    <div className={styles.main}>
      <SkeletonBar width="40%" height={24} />
      <SkeletonBar width="100%" height={96} />
      <SkeletonBar width="100%" height={160} />
    </div>
  );
}
