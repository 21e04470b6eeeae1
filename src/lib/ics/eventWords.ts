import type ICAL from 'ical.js';
import { LIMITS } from '../../constants/limits.ts';
import type { ImportedEvent, ImportNote } from './importedEvent.ts';

/** Removes control characters except tabs and line ends, and unpaired surrogates. */
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/\p{Cs}/gu, '')
    .trim();

/** Cuts to `length` UTF-16 units, as the contract counts; never within a character. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');

const textOf = (component: ICAL.Component, name: string): string =>
  component
    .getAllProperties(name)
    .map((property) => plain(String(property.getFirstValue() ?? '')))
    .filter((text) => text !== '')
    .join('\n');

/** Importance by PRIORITY: 1 is the highest; most calendars write 5 if nobody chose. */
const LEVELS: Readonly<Record<number, 1 | 2 | 3>> = { 1: 3, 2: 2, 3: 1, 4: 1 };

/** What the import loses, by the properties that indicate it. */
const LOST: readonly (readonly [ImportNote, readonly string[]])[] = [
  ['attendees', ['attendee', 'organizer']],
  ['attachments', ['attach']],
  ['labels', ['categories', 'class', 'color']],
];

/**
 * Title, description and importance of an event: place and link, which a schedule does not have, go to the start of the
 * description.
 */
export function wordsOf(
  component: ICAL.Component,
): Pick<ImportedEvent, 'title' | 'description' | 'degreeType' | 'notes'> {
  const place = textOf(component, 'location');
  const link = textOf(component, 'url');
  const own = textOf(component, 'description');
  const description = [place, link, own].filter((text) => text !== '').join('\n');
  const summary = textOf(component, 'summary').replace(/\s+/g, ' ');
  const title = summary || (description.split('\n')[0] ?? '').trim() || '–';
  const lost = LOST.filter(([, names]) => names.some((name) => component.hasProperty(name))).map(([note]) => note);
  const notes: ImportNote[] = [
    ...(summary === '' ? ([description === '' ? 'wordless' : 'untitled'] as const) : []),
    ...(title.length > LIMITS.titleLength ? (['titleCut'] as const) : []),
    ...(place === '' ? [] : (['place'] as const)),
    ...(link === '' ? [] : (['link'] as const)),
    ...(description.length > LIMITS.descriptionLength ? (['descriptionCut'] as const) : []),
    ...lost,
  ];
  return {
    title: cut(title, LIMITS.titleLength).trim(),
    description: description === '' ? null : cut(description, LIMITS.descriptionLength),
    degreeType: LEVELS[Number(component.getFirstPropertyValue('priority'))] ?? 0,
    notes,
  };
}
