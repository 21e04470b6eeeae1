import type { KeyboardEvent } from 'react';

/** Up and down go from row to row of a list. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.row-link')];
  const place = links.indexOf(document.activeElement as HTMLElement);
  if (place < 0) return;
  event.preventDefault();
  links[place + step]?.focus();
}
