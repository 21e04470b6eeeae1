import {
  ACCOUNT_NAMESPACES,
  COMPANY_PORTAL_NAMESPACES,
  ENTRY_NAMESPACES,
  loadNamespace,
  PORTAL_NAMESPACES,
} from '../../src/i18n/catalogues.ts';
import { SPECIFIED_TEXTS } from './support/specifiedTexts.ts';

const NAMESPACES = [...ENTRY_NAMESPACES, ...ACCOUNT_NAMESPACES, ...COMPANY_PORTAL_NAMESPACES, ...PORTAL_NAMESPACES];
const SPECIFIED = new Set(SPECIFIED_TEXTS.map(([english]) => english));

/** Words that are written with a capital wherever they stand: names, keys of the keyboard, days, letters as such. */
const NAMES =
  /^(I|Chinese|English|QR|SMS|MB|OA|OKR|AI|App|Ctrl|Home|End|Page|Up|Down|Enter|Escape|Tab|[A-Z]|Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/;
/** They go on after other words, or stand before more: no sentence begins with them. */
const FRAGMENTS = new Set([
  'login:qrSecondsBefore',
  'login:termsOfService',
  'login:privacyPolicy',
  'network:nextBefore',
  'qrCode:secondsBefore',
  'scheduleCalendar:sourcePersonal',
  'shell:tabPinned',
  'shell:tabUnsaved',
  // One of three states of the specification (§4), whose other two are written like this.
  'task:completed',
  'workbench:ended',
  'workbench:startsInMinutes',
]);

async function englishTexts(): Promise<(readonly [key: string, text: string])[]> {
  const groups = await Promise.all(
    NAMESPACES.map(async (namespace) =>
      Object.entries(await loadNamespace('en-US', namespace)).map(
        ([key, text]) => [`${namespace}:${key}`, text] as const,
      ),
    ),
  );
  return groups.flat().filter(([, text]) => !SPECIFIED.has(text));
}
/** Words with a capital that do not begin a sentence. */
const capitalsOf = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\p{N}},;:] )\p{Lu}[\p{L}]*/gu)]
    .map(([word]) => word)
    .filter((word) => !NAMES.test(word));

describe('English', () => {
  it('would notice title case', () => {
    expect(capitalsOf('Create To-do')).toEqual(['To']);
    expect(capitalsOf('Create to-do. Then save it')).toEqual([]);
  });

  it('RTE-5 is in sentence case: a capital at the beginning, and no other', async () => {
    const texts = await englishTexts();
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter(([, text]) => capitalsOf(text).length > 0)).toEqual([]);
    expect(texts.filter(([key, text]) => /^\p{Ll}/u.test(text) && !FRAGMENTS.has(key))).toEqual([]);
    const keys = new Set(texts.map(([key]) => key));
    expect([...FRAGMENTS].filter((key) => !keys.has(key))).toEqual([]);
  });
});
