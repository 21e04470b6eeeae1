import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrderDetail } from '../../../../contract/orders.ts';
import { cancellationWanted, selectActsUnderWay } from '../../../features/orderActs/orderActsSlice.ts';
import { selectOrderState } from '../../../features/orderDetail/orderDetailSlice.ts';
import { newOrderHref, ordersHref, payHref } from '../../../features/orderManage/orderFilters.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { useHashInSight } from '../../common/dom/useHashInSight.ts';
import { Icon } from '../../common/Icon.tsx';
import { LinkButton } from '../../common/LinkButton.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { useText } from '../../common/useText.ts';
import { OrderChip } from '../orders/OrderChip.tsx';
import { contentWords, kindWords } from '../orders/orderWords.ts';
import styles from './orderDetail.module.css';

/** What the order is, its status, and the actions on it. */
export function OrderHead({ order }: { readonly order: OrderDetail }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectOrderState);
  const isBusy = useAppSelector(selectActsUnderWay).includes(order.id);
  useHashInSight(true);
  const { id, orderNumber, kind } = order;
  const status = state === 'unknown' || state === 'missing' ? order.status : state;
  const again = status === 'cancelled' && (kind === 'edition' || kind === 'users') ? newOrderHref(kind) : null;
  return (
    <PageHead
      trail={
        <span className={styles.trail}>
          <Link to={ordersHref()}>{t('orderManage:title')}</Link>
          <Icon of={ChevronRight} size={12} />
          {orderNumber}
        </span>
      }
      title={t('orderDetail:heading', { kind: kindWords(t, order), content: contentWords(t, order) })}
      note={<OrderChip status={status} />}
    >
      {status === 'unpaid' && (
        <>
          <Button busy={isBusy} onClick={() => dispatch(cancellationWanted({ id, orderNumber }))}>
            {t('orderManage:cancelOrder')}
          </Button>
          <LinkButton primary to={payHref(id)}>
            {t('orderManage:pay')}
          </LinkButton>
        </>
      )}
      {again && <LinkButton to={again}>{t('orderDetail:orderAgain')}</LinkButton>}
    </PageHead>
  );
}
