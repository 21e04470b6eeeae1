import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End walk through the entries of the current menu that can be chosen: of one that is no `menu` by its role, those
 * that `selector` names.
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
