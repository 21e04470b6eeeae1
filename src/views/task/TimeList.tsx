import { keepInSight } from '../common/dom/keepInSight.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './timeFields.module.css';
import { walkChoices } from './walkChoices.ts';

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

type TimeListProps = { readonly chosen: string; readonly onChoose: (time: string) => void };

/** The half hours of a day; any other minute must be typed. */
export function TimeList({ chosen, onChoose }: TimeListProps) {
  const t = useText();
  const nearest = HALF_HOURS.findLast((time) => time <= chosen);
  return (
    <fieldset
      className={`${styles.timeList} ${looks.num}`}
      aria-label={t('task:timesOfDay')}
      onKeyDown={walkChoices(1)}
    >
      {HALF_HOURS.map((time) => (
        <button
          key={time}
          ref={time === nearest ? keepInSight : undefined}
          type="button"
          className={styles.timeHour}
          aria-pressed={time === chosen}
          tabIndex={time === nearest ? 0 : -1}
          onClick={() => onChoose(time)}
        >
          {time}
        </button>
      ))}
    </fieldset>
  );
}
