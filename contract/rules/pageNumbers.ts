/**
 * The pages to offer: the first, the last, the current one and its neighbours; null stands for those left out between
 * them, two at least.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? page);
    if (gap > 2) return [null, page];
    return gap === 2 ? [page - 1, page] : [page];
  });
}
