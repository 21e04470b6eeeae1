import type { Resource } from '../../../contract/businessDescription.ts';
import { callsOf } from './business.ts';
import { saveAs } from './files.ts';
import { type Place, questionOf } from './place.ts';
import type { Language } from './types.ts';

/** Makes the browser save the list of a place, with these columns. */
export async function saveList(
  resource: Resource,
  place: Place,
  columns: readonly string[],
  language: Language,
): Promise<void> {
  const url = URL.createObjectURL(await callsOf(resource.name).file(questionOf(place, resource), columns));
  saveAs(url, `${resource.label[language]}.csv`);
  URL.revokeObjectURL(url);
}
