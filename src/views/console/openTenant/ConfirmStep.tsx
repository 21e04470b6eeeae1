import { classes } from '../../common/classes.ts';
import styles from './summary.module.css';
import { useSummary } from './useSummary.ts';

/** Everything that was filled in, for a last check. */
export function ConfirmStep() {
  return (
    <dl className={classes(styles.summaryRows, styles.confirmRows)}>
      {useSummary().map(([words, value]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
