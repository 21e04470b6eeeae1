import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './TextButton.module.css';

/** The lightest button: an icon with its word, at least 24 px wide and high. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(styles.textButton, className)} />;
}
