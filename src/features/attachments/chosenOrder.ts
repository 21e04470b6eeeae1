/** A file that was picked, in the order of picking; `blobName` once it is on the server. */
export interface ChosenFile {
  id: string;
  blobName: string | null;
}

/** The files on the server that were picked after this one. */
export const laterThan = (chosen: readonly ChosenFile[], id: string): string[] =>
  chosen.slice(chosen.findIndex((one) => one.id === id) + 1).flatMap(({ blobName }) => blobName ?? []);

/** Where a file goes in a list, so that it stands before those that were picked after it. */
export function placeBefore(list: readonly { readonly blobName?: string }[], later: readonly string[]): number {
  const at = list.findIndex(({ blobName }) => blobName !== undefined && later.includes(blobName));
  return at < 0 ? list.length : at;
}
