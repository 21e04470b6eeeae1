import { listed } from '../../lib/listed.ts';

/** How many people a sentence names. */
const NAMED = 5;

/** The names of the first few people, joined as the language lists them. */
export function firstNames(people: readonly { readonly name: string }[], language: string): string {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  return listed(names, language) + (people.length > NAMED ? ' …' : '');
}
