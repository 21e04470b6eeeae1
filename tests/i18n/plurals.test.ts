import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from './support/textsOf.ts';

/** A gap, and the next word that ends like a plural, with at most two words between them. */
const COUNTED = /\{[^{}]+\}\+?(?: [a-z-]+){0,2}? ([a-z-]+s|people)\b/g;
/** Words that end like a plural and are none. */
const OTHER_WORDS = new Set([
  'as',
  'does',
  'goes',
  'has',
  'heads',
  'is',
  'leaves',
  'less',
  'loses',
  'others',
  'this',
  'was',
]);
const countsThings = (text: string) => [...text.matchAll(COUNTED)].some(([, word = '']) => !OTHER_WORDS.has(word));

/** Why the number in a text is never one. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'aiChat:tooLong': 'more than the limit',
  'calendarImport:sentence': 'a limit',
  'calendarImport:fault_tooMany': 'a limit',
  'common:timesShown': 'shown from the second time on',
  'memberImport:more': 'a limit',
  'memberImport:tooLong': 'a limit',
  'memberImport:tooManyLines': 'more than the limit',
  'network:rule': 'two limits',
  'notificationCentre:totalCapped': 'as many as are counted',
  'ownAccount:deletionSentence': 'two weeks',
  'scheduleCalendar:moreSchedules': 'only from four on, of which two are shown (§2)',
  'selectPerson:foundFirst': 'more than are shown',
  'selectPerson:tooShort': 'a limit',
};
/** The same for sentences that have no key, with their gaps empty. */
const NEVER_ONE_ELSEWHERE: Readonly<Record<string, string>> = {
  '{} departments are called “{}”: write the path, such as “A/B”.': 'several',
  'A company has at most {} levels of departments.': 'a limit',
  'At most {} files can be uploaded': 'a limit',
  'At most {} characters.': 'a limit',
  'At most {} users at once.': 'a limit',
  'More than {} rows cannot be exported at once. Narrow the list down first.': 'a limit',
  'The company has {} active users.': 'more than its limit of at least one',
};

/** The English texts of the applications and the sentences of the server, as they are written in its sources. */
function writtenElsewhere(): string[] {
  const applications = [
    'sub-apps/kit/core/wordsEn.ts',
    'sub-apps/kit/approvals/words.ts',
    'sub-apps/plain/supplierTexts.js',
  ];
  const server = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('server/src', file));
  const textsIn = (file: string, text: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(text)].map((match) => match.groups?.['text'] ?? '');
  return [
    ...applications.flatMap((file) => textsIn(file, /^\s*\w+:\s*(['"])(?<text>.*)\1,$/gm)),
    ...server.flatMap((file) => textsIn(file, /\ben:\s*(['"`])(?<text>.*?)\1,?\s/g)),
  ];
}

it('every English text that counts has a singular, or never counts one', async () => {
  const english = await textsOf('en-US');
  const plural = Object.entries(english)
    .filter(([key, text]) => !key.endsWith('_one') && countsThings(text) && !(`${key}_one` in english))
    .map(([key]) => key);
  expect(plural.sort()).toEqual(Object.keys(NEVER_ONE).sort());
});

it('so has every text of the applications and of the server', () => {
  const found = writtenElsewhere();
  expect(found.length).toBeGreaterThan(500);
  const counting = found.filter(countsThings).map((text) => text.replace(/\$?\{[^{}]+\}/g, '{}'));
  expect(counting.sort()).toEqual(Object.keys(NEVER_ONE_ELSEWHERE).sort());
});

it('every singular is chosen: its text takes `count`, or is given it beside a grouped number', async () => {
  const english = await textsOf('en-US');
  const taken = Object.keys(english)
    .filter((key) => key.endsWith('_one'))
    .map((key) => key.slice(0, -'_one'.length))
    .filter((key) => !english[key]?.includes('{count}'));
  expect(taken.sort()).toEqual([
    'dashboard:signedInOn',
    'grants:members',
    'newOrder:forUsers',
    'orderManage:quantity_clue',
    'orderManage:quantity_edition',
    'orderManage:quantity_plugin',
    'orderManage:quantity_sms',
    'orderManage:quantity_users',
  ]);
});
