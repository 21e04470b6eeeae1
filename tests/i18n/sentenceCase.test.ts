import type { TextGroup } from '../../src/i18n/catalogues.ts';
import { SPECIFIED_TEXTS } from './support/specifiedTexts.ts';
import { textsOf } from './support/textsOf.ts';

const SPECIFIED = new Set(SPECIFIED_TEXTS.map(([english]) => english));

/** Words that always have a capital: names, keys of the keyboard, days, all capitals. */
const NAMES =
  /^(Chinese|English|App|WebP|DevTools|Ctrl|Home|End|Page|Up|Down|Enter|Escape|Tab|Shift|Insert|Delete|[A-Z0-9]+|Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/;
/** Names of other programs, and the labels on their buttons. */
const OF_OTHERS = /"[^"]*"|Google Calendar|Apple Calendar/g;
/** Stand-ins for a whole sentence, after which the next one begins. */
const SENTENCE = '{what} ';
/** They follow or precede other words: no sentence begins with them. */
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

/** Groups in which every text that starts in lower case is known; the others have many parts of sentences and lists. */
const OF_SENTENCES = ['entry', 'account', 'companyPortal', 'portal'] as const;

const englishTexts = async (groups?: readonly TextGroup[]) =>
  Object.entries(await textsOf('en-US', groups)).filter(([, text]) => !SPECIFIED.has(text));
/** Words with a capital that do not begin a sentence. */
const capitalsOf = (text: string): string[] =>
  [
    ...text
      .replace(SENTENCE, '')
      .replace(OF_OTHERS, '')
      .matchAll(/(?<=[\p{L}\p{N}},;:] )\p{Lu}[\p{L}]*/gu),
  ]
    .map(([word]) => word)
    .filter((word) => !NAMES.test(word));

describe('English', () => {
  it('is checked for title case', () => {
    expect(capitalsOf('Create To-do')).toEqual(['To']);
    expect(capitalsOf('Create to-do. Then save it')).toEqual([]);
    expect(capitalsOf('Press "Save As", then Close')).toEqual(['Close']);
  });

  it('is in sentence case: no capital within a sentence', async () => {
    const texts = await englishTexts();
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(([, text]) => capitalsOf(text).length > 0)).toEqual([]);
  });

  it('is in sentence case: a capital at the beginning', async () => {
    const texts = await englishTexts(OF_SENTENCES);
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter(([key, text]) => /^\p{Ll}/u.test(text) && !FRAGMENTS.has(key))).toEqual([]);
    const keys = new Set(texts.map(([key]) => key));
    expect([...FRAGMENTS].filter((key) => !keys.has(key))).toEqual([]);
  });
});
