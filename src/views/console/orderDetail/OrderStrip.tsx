import { Check, Clock, X } from 'lucide-react';
import type { OrderDetail } from '../../../../contract/orders.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import {
  selectInvoiceState,
  selectOrderSecond,
  selectOrderState,
} from '../../../features/orderDetail/orderDetailSlice.ts';
import { moneyWords } from '../../../lib/cents.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import looks from '../../common/looks.module.css';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { leftText } from './leftText.ts';
import { orderStepsOf } from './orderSteps.ts';
import styles from './strip.module.css';

const AMOUNTS = {
  unpaid: 'toPay',
  overdue: 'toPay',
  paid: 'paidAmount',
  completed: 'paidAmount',
  cancelled: 'orderAmount',
  refunded: 'refundedAmount',
} as const;

/** The amount with its deadline, and the progress of the order. */
export function OrderStrip({ order }: { readonly order: OrderDetail }) {
  const t = useText();
  const state = useAppSelector(selectOrderState);
  const invoice = useAppSelector(selectInvoiceState);
  const clock = useAppSelector(selectNow);
  const now = useAppSelector(selectOrderSecond) ?? clock;
  const status = state === 'unknown' || state === 'missing' ? order.status : state;
  const { paymentDeadline: deadline } = order;
  return (
    <div className={styles.strip}>
      <div className={styles.amount}>
        <span className={looks.meta}>{t(`orderDetail:${AMOUNTS[status]}`)}</span>
        <span>
          <b className={looks.num}>{moneyWords(order.amount)}</b> {t('orderManage:yuan')}
        </span>
        {status === 'unpaid' && deadline !== null && now !== null && (
          <span className={styles.deadline} role="timer" aria-live="off">
            <Icon of={Clock} size={14} />
            {t('orderDetail:payBefore', { deadline: t(timeText(deadline, now)), left: t(leftText(now, deadline)) })}
          </span>
        )}
        {status === 'overdue' && (
          <span className={styles.deadline} role="status">
            {t('orderDetail:overdueNote')}
          </span>
        )}
      </div>
      <ol className={styles.steps} aria-label={t('orderDetail:steps')}>
        {orderStepsOf(order, status, invoice).map(({ step, mark, note }) => (
          <li key={step} data-mark={mark} aria-current={mark === 'now' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden>
              {mark === 'done' && <Icon of={Check} size={12} strokeWidth={3} />}
              {mark === 'stopped' && <Icon of={X} size={12} strokeWidth={3} />}
            </span>
            <span className={styles.stepTitle}>
              {t(`orderDetail:step_${step}`)}
              {mark !== 'later' && (
                <span className={looks.visuallyHidden}>
                  {' '}
                  {t(
                    mark === 'done'
                      ? 'orderDetail:stepDone'
                      : mark === 'now'
                        ? 'orderDetail:stepNow'
                        : 'orderDetail:stepStopped',
                  )}
                </span>
              )}
            </span>
            {note && <span className={looks.meta}>{t('at' in note ? timeText(note.at, clock) : note)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
