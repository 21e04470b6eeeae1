import type { ComponentProps } from 'react';
import { followFocus } from './dom/followFocus.ts';

export type BusyButtonProps = ComponentProps<'button'> & {
  /** What it asked for is under way: it keeps the focus, says so, and takes no second press. */
  readonly busy?: boolean;
};

/**
 * A button without looks of its own, beneath those that can be busy. If its act makes it disappear, perhaps only once a
 * call is answered, the nearest control takes the focus.
 */
export function BusyButton({ busy = false, onClick, ...rest }: BusyButtonProps) {
  const press: typeof onClick = (event) => {
    followFocus(event.currentTarget);
    onClick?.(event);
  };
  return <button type="button" {...rest} aria-disabled={busy || undefined} onClick={busy ? undefined : press} />;
}
