import type { SignInDay } from '../../../../contract/dashboard.ts';
import { roundedMax } from '../../../features/dashboard/figures.ts';
import { wallWeekday } from '../../../lib/wallClock.ts';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import styles from './signInChart.module.css';

/** How many people signed in on each of the last seven days: a bar with its number for each, and the same as a table. */
export function SignInChart({ days, time }: { readonly days: readonly SignInDay[]; readonly time: string }) {
  const t = useText();
  const top = roundedMax(Math.max(1, ...days.map(({ people }) => people)));
  const today = time.slice(0, 10);
  const weekdays = t('scheduleCalendar:weekdays').split(' ');
  const nameOf = (date: string) => (date === today ? t('dashboard:today') : weekdays[wallWeekday(date)]);
  return (
    <section>
      <SectionHead title={t('dashboard:signIns')} note={t('dashboard:signInsNote', { time: time.slice(11, 16) })} />
      <div className={styles.chart} aria-hidden>
        {days.map(({ date, people }) => (
          <div key={date} className={styles.chartDay} data-today={date === today || undefined}>
            <span className={looks.num}>{people.toLocaleString('en-US')}</span>
            <span className={styles.chartBar} style={{ height: `${(people / top) * 100}%` }} />
            <span className={styles.chartName}>{nameOf(date)}</span>
          </div>
        ))}
      </div>
      <table className={looks.visuallyHidden}>
        <caption>{t('dashboard:signIns')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard:date')}</th>
            <th scope="col">{t('dashboard:signedIn')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, people }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{people}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
