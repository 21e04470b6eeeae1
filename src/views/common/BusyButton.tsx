import type { ComponentProps } from 'react';

export type BusyButtonProps = ComponentProps<'button'> & {
  /** What it asked for is under way: it keeps the focus, says so, and takes no second press. */
  readonly busy?: boolean;
};

/** A button without looks of its own, beneath those that can be busy. */
export function BusyButton({ busy = false, onClick, ...rest }: BusyButtonProps) {
  return <button type="button" {...rest} aria-disabled={busy || undefined} onClick={busy ? undefined : onClick} />;
}
