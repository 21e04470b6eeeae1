/** The part of a framework's key event that is used here. */
interface Pressed {
  readonly key: string;
  readonly preventDefault: () => void;
}

/** Up and down arrows move between the rows of a list. */
export function walk(event: Pressed, list: EventTarget | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(list instanceof HTMLElement)) return;
  const links = [...list.querySelectorAll<HTMLElement>('.row-link')];
  const { activeElement } = document;
  const place = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  if (place < 0) return;
  event.preventDefault();
  links[place + step]?.focus();
}
