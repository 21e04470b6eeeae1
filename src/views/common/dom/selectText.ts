/** A ref for a field whose text should be selected, such as a link to copy by hand. */
export function selectText(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
  field?.select();
}
