import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';

/** A button that shows only an icon; `aria-label` names it. */
export function IconButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(styles.iconButton, className)} />;
}
