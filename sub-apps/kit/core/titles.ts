import type { BusinessRecord } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import { isEmpty } from '../../../contract/businessRules.ts';
import type { Language } from './types.ts';

/** What a record is called: by its number, else by its title, else by what it is. */
export function recordTitle({ facets, one }: Resource, { number, values }: BusinessRecord, language: Language): string {
  const title = values[facets.title];
  return number ?? (isEmpty(title) ? one[language] : String(title));
}
