import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';

/** A button that shows only an icon; `aria-label` names it. */
export function IconButton({ className, ...rest }: BusyButtonProps) {
  return <BusyButton {...rest} className={classes(styles.iconButton, className)} />;
}
