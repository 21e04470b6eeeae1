import { Link } from 'react-router-dom';
import type { SignInDay } from '../../../../contract/dashboard.ts';
import { roundedMax } from '../../../features/dashboard/figures.ts';
import { wallWeekday } from '../../../lib/wallClock.ts';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import { numberWords } from '../orders/orderWords.ts';
import styles from './signInChart.module.css';

type SignInChartProps = {
  readonly days: readonly SignInDay[];
  readonly time: string;
  /** The list of the people of a day. */
  readonly hrefOf: (date: string) => string;
};

/** How many people signed in on each of the last seven days: one bar per day with its number, linking to the people. */
export function SignInChart({ days, time, hrefOf }: SignInChartProps) {
  const t = useText();
  const top = roundedMax(Math.max(1, ...days.map(({ people }) => people)));
  const today = time.slice(0, 10);
  const weekdays = t('scheduleCalendar:weekdays').split(' ');
  const nameOf = (date: string) => (date === today ? t('dashboard:today') : weekdays[wallWeekday(date)]);
  return (
    <section>
      <SectionHead title={t('dashboard:signIns')} note={t('dashboard:signInsNote', { time: time.slice(11, 16) })} />
      <ul className={styles.chart} aria-label={t('dashboard:signIns')}>
        {days.map(({ date, people }) => {
          const n = numberWords(people);
          const number = <span className={looks.num}>{n}</span>;
          return (
            <li key={date} className={styles.chartDay} data-today={date === today || undefined}>
              {people > 0 ? (
                <Link
                  to={hrefOf(date)}
                  aria-label={t({ key: 'dashboard:signedInOn', params: { date, n, count: people } })}
                >
                  {number}
                </Link>
              ) : (
                number
              )}
              <span className={styles.chartBar} style={{ height: `${(people / top) * 100}%` }} />
              <time className={styles.chartName} dateTime={date}>
                {nameOf(date)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
