import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import styles from './PlainButton.module.css';

/** A link that looks like a button; at most one `primary` per pane. */
export function LinkButton({ primary = false, ...rest }: ComponentProps<typeof Link> & { readonly primary?: boolean }) {
  return <Link {...rest} className={classes(styles.plainButton, styles.linkButton, primary && styles.primaryLink)} />;
}
