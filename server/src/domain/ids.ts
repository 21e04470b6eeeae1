import { notFound } from '../errors/apiError.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for text that can be the id of a row. */
export function isRowId(text: string): boolean {
  return UUID.test(text);
}

/** The id a caller sent, safe for a query; anything that cannot be an id matches nothing (404). */
export function rowId(text: string): string {
  if (!isRowId(text)) throw notFound();
  return text.toLowerCase();
}
