import { MOBILE_NUMBER } from '../../../../contract/account.ts';
import { type CheckedRow, type ImportRow, importFields } from '../../../../contract/memberImport.ts';
import { phoneDigits } from '../../../../contract/rules/typed.ts';
import type { Language, Text } from '../../errors/text.ts';
import type { TextMessage } from '../services.ts';
import type { UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { type Edition, lockCompany } from './administrators.ts';
import { accountsByPhone, admit, membersAmong, type Newcomer, welcomeText } from './admit.ts';
import { departmentFinder } from './departments.ts';
import { invitationText, invite, invitedAmong } from './invitations.ts';
import { type NumberOwner, numberKey, ownersOfNumbers } from './members.ts';
import { noPlaceText, placesLeft } from './places.ts';
import { lockTree } from './units.ts';

type Field = (typeof importFields)[number];
type Cells = Readonly<Record<Field, string>>;
const LONGEST = { name: 50, jobTitle: 50, employeeNumber: 32 } as const;
/** A fault does not name its column: that is sent separately (`field`), so that a portal shows it only once. */
const TEXTS = {
  required: { en: 'Must not be empty.', zh: '不能为空。' },
  phone: { en: 'Not a phone number of 11 digits.', zh: '不是 11 位手机号。' },
  inactive: { en: 'The account of this number has been disabled.', zh: '该手机号的账号已被停用。' },
} as const;
const tooLong = (most: number): Text => ({ en: `At most ${most} characters.`, zh: `最多 ${most} 个字符。` });
/** Names the earlier row by its person: the caller may number the lines of their file differently. */
const twice = ({ name, phoneNumber }: Cells): Text => ({
  en: `The same as that of ${name || phoneNumber} further up.`,
  zh: `与前面的“${name || phoneNumber}”重复。`,
});
const taken = (name: string): Text => ({ en: `Belongs to ${name}.`, zh: `已属于${name}。` });

function cellsOf(row: ImportRow): Cells {
  const text = (field: Field): string => (row[field] ?? '').trim();
  const [name, phone, department, jobTitle, employeeNumber] = importFields.map(text);
  return {
    name: name ?? '',
    phoneNumber: phoneDigits(phone ?? ''),
    department: department ?? '',
    jobTitle: jobTitle ?? '',
    employeeNumber: employeeNumber ?? '',
  };
}

const phoneKeyOf = ({ phoneNumber }: Cells): string => phoneNumber;
const numberKeyOf = ({ employeeNumber }: Cells): string => numberKey(employeeNumber);
/** By value, the first row that has it. */
function firstRows(rows: readonly Cells[], keyOf: (cells: Cells) => string): ReadonlyMap<string, Cells> {
  const first = new Map<string, Cells>();
  for (const cells of rows) {
    const key = keyOf(cells);
    if (key !== '' && !first.has(key)) first.set(key, cells);
  }
  return first;
}

/** Who has any of the rows' employee numbers, by `numberKey`. */
async function ownersOf(work: UserWork, rows: readonly Cells[]): Promise<ReadonlyMap<string, readonly NumberOwner[]>> {
  const numbers = rows.flatMap((cells) => numberKeyOf(cells) || []);
  const owners = new Map<string, NumberOwner[]>();
  for (const owner of await ownersOfNumbers(work, numbers)) {
    const key = numberKey(owner.number);
    owners.set(key, [...(owners.get(key) ?? []), owner]);
  }
  return owners;
}

interface Judged {
  readonly checked: CheckedRow;
  readonly person: Newcomer & { readonly accountId?: string };
}

/** What an import would do with each row, in order; lists all faults of a row. */
async function judge(work: UserWork, edition: Edition, rows: readonly ImportRow[], language: Language) {
  const all = rows.map(cellsOf);
  const phones = all.map(({ phoneNumber }) => phoneNumber);
  const accounts = await accountsByPhone(work, phones);
  const members = await membersAmong(
    work,
    [...accounts.values()].map(({ id }) => id),
    phones,
  );
  const invited = await invitedAmong(work, phones);
  const numberOwners = await ownersOf(work, all);
  const find = departmentFinder(await lockTree(work));
  const firstPhone = firstRows(all, phoneKeyOf);
  const firstNumber = firstRows(all, numberKeyOf);
  let left = await placesLeft(work, edition);

  return all.map((cells, index): Judged => {
    const faults: CheckedRow['faults'] = [];
    const fault = (field: Field | null, text: Text): void => void faults.push({ field, message: text[language] });
    const { phoneNumber: phone, employeeNumber: number } = cells;
    if (cells.name === '') fault('name', TEXTS.required);
    for (const [field, most] of [
      ['name', LONGEST.name],
      ['jobTitle', LONGEST.jobTitle],
      ['employeeNumber', LONGEST.employeeNumber],
    ] as const) {
      if (cells[field].length > most) fault(field, tooLong(most));
    }
    const account = accounts.get(phone);
    if (phone === '') fault('phoneNumber', TEXTS.required);
    else if (!MOBILE_NUMBER.test(phone)) fault('phoneNumber', TEXTS.phone);
    const samePhone = firstPhone.get(phone) ?? cells;
    if (samePhone !== cells) fault('phoneNumber', twice(samePhone));
    const isPresent = members.phones.has(phone) || invited.has(phone) || (account && members.accounts.has(account.id));
    if (account && !account.isActive && !isPresent) fault('phoneNumber', TEXTS.inactive);
    const unit = find(cells.department);
    if ('fault' in unit) fault('department', unit.fault);
    const sameNumber = firstNumber.get(numberKey(number)) ?? cells;
    const owners = numberOwners.get(numberKey(number)) ?? [];
    const isOwn = owners.some((owner) => owner.phone === phone);
    if (sameNumber !== cells) fault('employeeNumber', twice(sameNumber));
    else if (owners[0] && !isOwn) fault('employeeNumber', taken(owners[0].name));
    if (faults.length === 0 && !isPresent) {
      left -= 1;
      if (left < 0) fault(null, noPlaceText(edition.user_limit ?? 0));
    }
    const good = isPresent ? 'present' : account ? 'add' : 'invite';
    return {
      checked: { index, outcome: faults.length > 0 ? 'faulty' : good, faults },
      person: {
        phone,
        name: cells.name,
        englishName: null,
        jobTitle: cells.jobTitle || null,
        employeeNumber: number || null,
        unitId: 'id' in unit ? unit.id : '',
        ...(account && { accountId: account.id }),
      },
    };
  });
}

/** What an import would do with each of these rows. */
export async function checkImport(
  work: UserWork,
  rows: readonly ImportRow[],
  language: Language,
): Promise<CheckedRow[]> {
  const judged = await judge(work, await lockCompany(work), rows, language);
  return judged.map(({ checked }) => checked);
}

/** Imports the valid rows; resolves with the count of each outcome, and with the messages to send. */
export async function importMembers(work: UserWork, rows: readonly ImportRow[], language: Language) {
  const edition = await lockCompany(work);
  const judged = await judge(work, edition, rows, language);
  const of = (outcome: CheckedRow['outcome']) => judged.filter(({ checked }) => checked.outcome === outcome);
  const added = of('add').flatMap(({ person: { accountId, ...person } }) =>
    accountId ? [{ ...person, accountId }] : [],
  );
  const invited = of('invite').map(({ person }) => person);
  await admit(work, edition, added);
  await invite(work, invited);
  if (added.length + invited.length > 0) {
    await recordAct(work, 'membersImported', String(added.length + invited.length));
  }
  const messages: TextMessage[] = [
    ...added.map(({ phone }) => welcomeText(edition, phone)),
    ...invited.map(({ phone }) => invitationText(edition, phone)),
  ];
  return {
    answer: {
      added: added.length,
      invited: invited.length,
      present: of('present').length,
      faulty: of('faulty').length,
    },
    messages,
  };
}
