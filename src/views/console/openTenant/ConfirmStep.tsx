import { classes } from '../../common/classes.ts';
import styles from './summary.module.css';
import { useSummary } from './useSummary.ts';

/** All that was filled in, to be checked once more. */
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
