import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys, Home and End move through the tabs of the current list and choose the tab they land on. */
export function moveWithin(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  const step = STEP[event.key];
  const next =
    step !== undefined
      ? tabs.at((at + step) % tabs.length)
      : event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : undefined;
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}
