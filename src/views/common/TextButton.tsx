import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './TextButton.module.css';

type TextButtonProps = ComponentProps<'button'> & {
  /** What it asked for is under way: it keeps the focus, says so, and takes no second press. */
  readonly busy?: boolean;
};

/** The lightest button: an icon with its word, at least 24 px wide and high. */
export function TextButton({ className, busy = false, onClick, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
      className={classes(styles.textButton, className)}
    />
  );
}
