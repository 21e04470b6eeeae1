interface Part {
  readonly items: readonly unknown[];
  readonly totalCount: number;
}

export const lastPage = (totalCount: number, size: number): number => Math.max(1, Math.ceil(totalCount / size));

/**
 * A page of a list, and how many come before it. If the list has become shorter, there is no such page any more: then
 * the last one, since an empty page would say that there is nothing.
 */
export async function readPage<Listed extends Part>(
  read: (skipCount: number, maxResultCount: number) => Promise<Listed>,
  page: number,
  size: number,
): Promise<Listed & { readonly skipCount: number }> {
  const skipCount = (page - 1) * size;
  const listed = await read(skipCount, size);
  if (listed.items.length > 0 || listed.totalCount === 0 || skipCount === 0) return { ...listed, skipCount };
  const before = (lastPage(listed.totalCount, size) - 1) * size;
  return { ...(await read(before, size)), skipCount: before };
}
