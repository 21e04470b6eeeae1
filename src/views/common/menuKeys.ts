import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End move through the enabled entries of the current menu; for a menu without the role `menu`,
 * through those that `selector` matches.
 */
export function walkMenu(event: KeyboardEvent<HTMLElement>, selector = '[role="menuitem"]:not(:disabled)'): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = event.target instanceof HTMLElement ? entries.indexOf(event.target) : -1;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: at < 0 ? -1 : at - 1,
    ArrowDown: (at + 1) % entries.length,
    Home: 0,
    End: -1,
  };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next)?.focus();
}
