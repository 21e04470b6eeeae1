import styles from './BusyBar.module.css';
import looks from './looks.module.css';

/** 2 px at the top of an area that reloads while its old content stays. The area must be `position: relative`. */
export function BusyBar({ label }: { readonly label: string }) {
  return (
    <div className={styles.busyBar} role="status">
      <span className={looks.visuallyHidden}>{label}</span>
    </div>
  );
}
