/** Gives the focus to the field with this `id`, where what had it goes away. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
