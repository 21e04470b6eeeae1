import type { KeyboardEvent } from 'react';

/** Arrow keys move the focus between the choices (`aria-pressed`) inside, with `columns` in a row. */
export const walkChoices = (columns: number) => (event: KeyboardEvent<HTMLElement>) => {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-pressed]')];
  const at = event.target instanceof HTMLElement ? choices.indexOf(event.target) : -1;
  const step = steps[event.key];
  const next = step === undefined || at < 0 ? undefined : choices[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};
