import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './PlainButton.module.css';

/** The button of heads and panels, as high as the controls of the chosen density. */
export function PlainButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(styles.plainButton, className)} />;
}
