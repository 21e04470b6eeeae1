/** A ref for the chosen item of a scrolling row, such as the chips of a phone: it is scrolled into view. */
export function keepInSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
