import type { OrderDetail, OrderItem } from '../../../../contract/orders.ts';
import { moneyWords } from '../../../lib/cents.ts';
import { classes } from '../../common/classes.ts';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import { numberWords, quantityWords } from '../orders/orderWords.ts';
import { OrderChange } from './OrderChange.tsx';
import styles from './orderDetail.module.css';

/** The items of the order, their total price, and what paying changes. */
export function OrderItems({ order }: { readonly order: OrderDetail }) {
  const t = useText();
  const end = classes(styles.end, looks.num);
  return (
    <section aria-labelledby="order-items">
      <SectionHead id="order-items" title={t('orderDetail:items')} note={t('orderDetail:itemsNote')} />
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{t('orderDetail:item')}</th>
            <th scope="col" className={classes(styles.end, styles.wide)}>
              {t('orderDetail:unitPrice')}
            </th>
            <th scope="col" className={styles.end}>
              {t('orderDetail:quantity')}
            </th>
            <th scope="col" className={classes(styles.end, styles.wide)}>
              {t('orderDetail:months')}
            </th>
            <th scope="col" className={styles.end}>
              {t('orderDetail:amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, position) => (
            <tr key={position}>
              <td>
                <ItemName item={item} />
              </td>
              <td className={classes(end, styles.wide)}>
                {item.per === 1
                  ? moneyWords(item.unitPrice)
                  : t('orderDetail:perPacket', { price: moneyWords(item.unitPrice), per: numberWords(item.per) })}
              </td>
              <td className={end}>{quantityWords(t, item)}</td>
              <td className={classes(end, styles.wide)}>
                {item.months === null ? '—' : t('orderDetail:monthCount', { count: item.months })}
              </td>
              <td className={end}>{moneyWords(item.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <OrderChange order={order} />
        <dl className={styles.totals}>
          <dt>{t('orderDetail:goods')}</dt>
          <dd>{moneyWords(order.goodsAmount)}</dd>
          <dt>{t('orderDetail:discount')}</dt>
          <dd>{order.discount === '0.00' ? '0.00' : `−${moneyWords(order.discount)}`}</dd>
          <dt>{t('orderDetail:tax', { rate: order.taxRate })}</dt>
          <dd>{moneyWords(order.tax)}</dd>
          <dt>{t('orderDetail:total')}</dt>
          <dd className={styles.total}>{moneyWords(order.amount)}</dd>
        </dl>
      </div>
    </section>
  );
}

function ItemName({ item: { kind, name, reason } }: { readonly item: OrderItem }) {
  const t = useText();
  return (
    <>
      {name ?? t(`orderManage:kind_${kind}`)} <span className={looks.meta}>{t(`orderDetail:reason_${reason}`)}</span>
    </>
  );
}
