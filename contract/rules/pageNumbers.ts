/**
 * The pages to offer: the first, the last, the current one and its neighbours; null marks a gap of at least two pages.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? page);
    if (gap > 2) return [null, page];
    return gap === 2 ? [page - 1, page] : [page];
  });
}
