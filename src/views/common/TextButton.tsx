import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';
import { classes } from './classes.ts';
import styles from './TextButton.module.css';

/** The lightest button: an icon with its word, at least 24 px wide and high. */
export function TextButton({ className, ...rest }: BusyButtonProps) {
  return <BusyButton {...rest} className={classes(styles.textButton, className)} />;
}
