/** A ref for the chosen one of a row that scrolls, such as the chips of a phone: it is brought into sight. */
export function keepInSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
