import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End walk through the entries of the current menu that can be chosen. */
export function walkMenu(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
  const at = event.target instanceof HTMLElement ? entries.indexOf(event.target) : -1;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: (at + 1) % entries.length,
    Home: 0,
    End: -1,
  };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next)?.focus();
}
