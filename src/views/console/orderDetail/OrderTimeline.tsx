import type { OrderDetail } from '../../../../contract/orders.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import styles from './timeline.module.css';

/** What has happened to the order, newest first; above it what will happen automatically. */
export function OrderTimeline({ order }: { readonly order: OrderDetail }) {
  const t = useText();
  const now = useAppSelector(selectNow);
  const { events, paymentDeadline, status } = order;
  return (
    <section aria-labelledby="order-progress">
      <SectionHead id="order-progress" title={t('orderDetail:progress')} />
      <ol className={styles.timeline}>
        {status === 'unpaid' && paymentDeadline !== null && (
          <li data-future>
            <span>{t('orderDetail:willExpire')}</span>
            <time className={looks.meta}>{t(timeText(paymentDeadline, now))}</time>
            <span className={looks.meta}>{t('orderDetail:willExpireNote')}</span>
          </li>
        )}
        {events.map(({ kind, actorName, creationTime }) => (
          <li key={`${kind} ${creationTime}`}>
            <span>{t(`orderDetail:event_${kind}`)}</span>
            <time className={looks.meta}>{t(timeText(creationTime, now))}</time>
            {actorName !== null && <span className={looks.meta}>{actorName}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
