/** Focuses the field with this `id`, for when the focused element goes away. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
