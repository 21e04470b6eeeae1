import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './PopoverFrame.module.css';

/** Holds a trigger and the panel attached to it. */
export function PopoverArea(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.area} />;
}

/** The panel: below its trigger; on a phone, a sheet above the bottom bar. */
export function PopoverPanel({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="dialog" tabIndex={-1} {...rest} className={classes(styles.panel, className)} />;
}
