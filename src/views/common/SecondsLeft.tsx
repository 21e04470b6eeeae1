import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './SecondsLeft.module.css';

type SecondsLeftProps = {
  readonly seconds: number;
  readonly before: string;
  readonly after: string;
  /** Written as m:ss if it is longer than a minute. */
  readonly minutes?: boolean;
};

/**
 * "3 seconds to go", counted down by the style sheet, since views own no timers. It changes every second, so assistive
 * technology gets a steadier text next to it.
 */
export function SecondsLeft({ seconds, before, after, minutes = false }: SecondsLeftProps) {
  const style: CSSProperties & { '--from': number } = {
    '--from': seconds,
    animationDuration: `${seconds}s`,
    animationTimingFunction: `steps(${seconds})`,
  };
  return (
    <span className={styles.secondsLeft} aria-hidden>
      {before}
      <b data-keeps-time className={classes(minutes && styles.minutes)} style={style} />
      {after}
    </span>
  );
}
