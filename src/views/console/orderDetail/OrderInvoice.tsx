import { FileText } from 'lucide-react';
import type { OrderDetail } from '../../../../contract/orders.ts';
import {
  invoiceFileWanted,
  invoiceWanted,
  selectInvoiceFiles,
  withdrawalWanted,
} from '../../../features/orderActs/orderActsSlice.ts';
import { selectInvoiceState } from '../../../features/orderDetail/orderDetailSlice.ts';
import { moneyWords } from '../../../lib/cents.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './orderDetail.module.css';

/** The invoice of the order: its content, its status and its file. */
export function OrderInvoice({ order }: { readonly order: OrderDetail }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectInvoiceState);
  const isFetched = useAppSelector(selectInvoiceFiles).includes(order.id);
  const { id, orderNumber, invoice, status } = order;
  const isOver = state === 'none' && (status === 'cancelled' || status === 'refunded');
  const isBusy = state === 'requesting' || state === 'withdrawing';
  const { fileName } = invoice;
  return (
    <section aria-labelledby="order-invoice">
      <SectionHead
        id="order-invoice"
        title={t('orderDetail:invoice')}
        note={<span role="status">{t(isOver ? 'orderDetail:invoice_never' : `orderDetail:invoice_${state}`)}</span>}
        more={
          <>
            {(state === 'available' || state === 'requesting') && (
              <TextButton busy={isBusy} onClick={() => dispatch(invoiceWanted({ id, orderNumber }))}>
                {t('orderManage:requestInvoice')}
              </TextButton>
            )}
            {(state === 'requested' || state === 'withdrawing') && (
              <TextButton busy={isBusy} onClick={() => dispatch(withdrawalWanted({ id, orderNumber }))}>
                {t('orderDetail:withdraw')}
              </TextButton>
            )}
          </>
        }
      />
      {!isOver && (
        <dl className={styles.facts}>
          <dt>{t('orderDetail:invoiceTitle')}</dt>
          <dd>{invoice.title}</dd>
          {invoice.taxNumber !== null && (
            <>
              <dt>{t('orderDetail:taxNumber')}</dt>
              <dd>{invoice.taxNumber}</dd>
            </>
          )}
          <dt>{t('orderDetail:invoiceAmount')}</dt>
          <dd>{t('orderDetail:amountYuan', { amount: moneyWords(order.amount) })}</dd>
          {fileName !== null && (
            <>
              <dt>{t('orderDetail:file')}</dt>
              <dd>
                <TextButton busy={isFetched} onClick={() => dispatch(invoiceFileWanted({ id, fileName }))}>
                  <Icon of={FileText} size={16} />
                  {fileName}
                </TextButton>
              </dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}
