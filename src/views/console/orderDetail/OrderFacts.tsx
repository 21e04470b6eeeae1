import type { OrderDetail } from '../../../../contract/orders.ts';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './orderDetail.module.css';

/** Who ordered and paid, when and how. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const t = useText();
  const facts = [
    ['creator', order.creatorName],
    ['time', order.creationTime.replace('T', ' ')],
    ['payer', order.payerName],
    ['paymentMethod', order.paymentMethod],
    ['paidTime', order.paidTime?.replace('T', ' ') ?? null],
  ] as const;
  return (
    <section aria-labelledby="order-facts">
      <SectionHead id="order-facts" title={t('orderDetail:facts')} />
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('orderDetail:orderNumber')}</dt>
          <dd className={styles.copied}>
            {order.orderNumber}
            <CopyButton name={t('orderDetail:orderNumber')} text={order.orderNumber} />
          </dd>
        </div>
        {facts.map(
          ([fact, value]) =>
            value !== null && (
              <div key={fact} className={styles.fact}>
                <dt>{t(`orderDetail:${fact}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
