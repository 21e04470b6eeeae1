import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { ordersHref } from '../../../features/orderManage/orderFilters.ts';
import { orderSummaryResource, selectOrderSummary } from '../../../features/orderManage/orderManageSlice.ts';
import { moneyWords } from '../../../lib/cents.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import styles from './orderManage.module.css';

const FIGURES = ['all', 'unpaid', 'paidThisYear', 'invoiceable'] as const;

/** The sums above the list; those that can be shown as a list are links to it. */
export function OrderFigures() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectOrderSummary);
  const now = useAppSelector(selectNow);
  return (
    <LoadedPart
      load={load}
      compact
      skeleton={
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure} className={styles.figure}>
              <SkeletonBar width={120} height={16} />
            </div>
          ))}
        </div>
      }
      failedTitle={t('orderManage:summaryFailed')}
      onRetry={() => dispatch(orderSummaryResource.wanted())}
    >
      {({ total, unpaid, unpaidAmount, paidThisYear, invoiceable, nextDeadline }) => (
        <dl className={styles.figures}>
          <Figure label={t('orderManage:all')}>
            <Link to={ordersHref()}>{total}</Link>
          </Figure>
          <Figure
            label={t('orderManage:unpaid')}
            note={
              unpaid > 0 && (
                <span className={styles.dueNote}>
                  {nextDeadline === null
                    ? t('orderManage:unpaidAmount', { amount: moneyWords(unpaidAmount) })
                    : t('orderManage:unpaidNote', {
                        amount: moneyWords(unpaidAmount),
                        deadline: t(timeText(nextDeadline, now)),
                      })}
                </span>
              )
            }
          >
            <Link to={ordersHref({ status: 'unpaid' })}>{unpaid}</Link>
          </Figure>
          <Figure label={t('orderManage:paidThisYear')} note={t('orderManage:yuan')}>
            {moneyWords(paidThisYear)}
          </Figure>
          <Figure label={t('orderManage:invoiceable')} note={t('orderManage:yuan')}>
            {moneyWords(invoiceable)}
          </Figure>
        </dl>
      )}
    </LoadedPart>
  );
}

type FigureProps = { readonly label: string; readonly note?: ReactNode; readonly children: ReactNode };

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <b className={looks.num}>{children}</b>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
