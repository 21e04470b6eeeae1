/** Where a key leads in a list of `count` rows; a page is `page` rows. Undefined for any other key. */
export function nextIndex(
  key: string,
  { current, count, page }: { readonly current: number; readonly count: number; readonly page: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -current,
    End: count - 1 - current,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, current + step));
}
