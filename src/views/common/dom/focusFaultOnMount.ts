/**
 * A ref for the heading of a form: as soon as it is on the screen, the first field that the form already calls invalid
 * takes the focus, such as one that the server has refused, or else the heading.
 */
export function focusFaultOnMount(heading: HTMLElement | null): void {
  const fault = heading?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (fault) fault.focus();
  else heading?.focus({ preventScroll: true });
}
