import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import looks from './looks.module.css';
import styles from './RowLink.module.css';

/** The button that is the title of a row. The whole row is clickable, so the hover colour belongs to the row. */
export function RowLink({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(styles.rowLink, looks.ellipsis, className)} />;
}
