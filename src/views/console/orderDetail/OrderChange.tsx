import type { OrderDetail } from '../../../../contract/orders.ts';
import { useText } from '../../common/useText.ts';
import { numberWords } from '../orders/orderWords.ts';
import styles from './orderDetail.module.css';

/** What the payment changes, or has changed; nothing for items that are simply used up. */
export function OrderChange({ order }: { readonly order: OrderDetail }) {
  const t = useText();
  const { expiry, userLimit, status } = order;
  const isToCome = status === 'unpaid';
  if (!expiry && !userLimit) return <span />;
  const until = (date: string | null) => (date === null ? t('orderDetail:noExpiry') : t('orderDetail:until', { date }));
  return (
    <dl className={styles.facts}>
      {expiry && (
        <>
          <dt>{t(isToCome ? 'orderDetail:expiryBefore' : 'orderDetail:expiryWas')}</dt>
          <dd>{until(expiry.from)}</dd>
          <dt>{t(isToCome ? 'orderDetail:expiryAfter' : 'orderDetail:expiryIs')}</dt>
          <dd>{until(expiry.to)}</dd>
        </>
      )}
      {userLimit && (
        <>
          <dt>{t('orderDetail:users')}</dt>
          <dd>{t('orderDetail:usersChange', { from: numberWords(userLimit.from), to: numberWords(userLimit.to) })}</dd>
        </>
      )}
    </dl>
  );
}
