/** A query without these parameters; the others stay unchanged. Empty, or with its question mark. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => part !== '' && !names.includes(part.split('=', 1)[0] ?? ''));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}
