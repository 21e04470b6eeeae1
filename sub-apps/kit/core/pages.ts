interface NearPage {
  readonly page: number;
  /** Pages are left out before it. */
  readonly isAfterGap: boolean;
}

/** The last page of a list, and those that are offered by their numbers: the ends, this one and its neighbours. */
export function pagesAround(page: number, totalCount: number, size: number): { last: number; near: NearPage[] } {
  const last = Math.max(1, Math.ceil(totalCount / size));
  const near = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);
  return {
    last,
    near: near.map((one, index) => ({ page: one, isAfterGap: one - (near[index - 1] ?? one - 1) > 1 })),
  };
}
