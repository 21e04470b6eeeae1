import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './PlainButton.module.css';

type PlainButtonProps = ComponentProps<'button'> & {
  /** What it asked for is under way: it keeps the focus, says so, and takes no second press. */
  readonly busy?: boolean;
};

/** The button of heads and panels, as high as the controls of the chosen density. */
export function PlainButton({ className, busy = false, onClick, ...rest }: PlainButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
      className={classes(styles.plainButton, className)}
    />
  );
}
