import type { ComponentProps, HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import looks from './looks.module.css';
import styles from './Pane.module.css';

type LeftProps = HTMLAttributes<HTMLElement> & { readonly as?: 'nav' | 'div' };

/** The two panes of a centre: side by side, one below the other on a phone. */
export function Panes({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.panes, className)} />;
}

/** The pane to choose from. */
export function PaneLeft({ as: Tag = 'nav', className, ...rest }: LeftProps) {
  return <Tag {...rest} className={classes(styles.left, looks.insetFocus, className)} />;
}

/** The pane with what was chosen. */
export function PaneRight(props: HTMLAttributes<HTMLElement>) {
  return <section {...props} className={classes(styles.right, looks.insetFocus)} />;
}

/** Title line of a pane, 52 px high. */
export function PaneTop({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.head, className)} />;
}

/** A note after the title, shown in full or not at all. */
export function PaneNote(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.note} />;
}

/** The actions, at the far end of the title line. */
export function PaneActions(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.actions} />;
}

/** The back button, before the title. */
export function PaneBack(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.back} />;
}

/** The part below the title line, which scrolls. */
export function PaneBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.body, className)} />;
}
