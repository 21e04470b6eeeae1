import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';
import { classes } from './classes.ts';
import styles from './PlainButton.module.css';

/** The button of heads and panels, as high as the controls of the chosen density. */
export function PlainButton({ className, ...rest }: BusyButtonProps) {
  return <BusyButton {...rest} className={classes(styles.plainButton, className)} />;
}
