import type { Insertable } from 'kysely';
import type { AccountsTable } from '../db/schema/accounts.ts';
import type { OrganizationUnitsTable, TenantUsersTable } from '../db/schema/people.ts';
import { personPinyin, unitPinyin } from '../domain/organisation/pinyin.ts';
import { type DemoCompany, demoAccounts, demoPhone, memberships } from './content/companies.ts';
import { colleagues, givenNames, jobTitles, surnames, vacantHeads } from './content/people.ts';
import type { UnitTree } from './content/unitTree.ts';
import { randomOf, seedId } from './random.ts';

type Unit = Insertable<OrganizationUnitsTable> & { id: string };
type User = Insertable<TenantUsersTable> & { id: string };
type Account = Insertable<AccountsTable> & { id: string };

/** The people and departments of one company, ready to insert. */
export interface Staff {
  readonly units: Unit[];
  readonly users: User[];
  readonly accounts: Account[];
}

export const accountId = (key: string): string => seedId(`account ${key}`);
export const tenantId = (company: string): string => seedId(`tenant ${company}`);
export const userId = (company: string, key: string): string => seedId(`user ${company} ${key}`);
export const unitId = (company: string, code: string): string => seedId(`unit ${company} ${code}`);

const DAY_MS = 86_400_000;
/** The number of years over which people have joined the companies. */
const YEARS_OF_JOINING = 6;

/** When somebody joined: a day in those years, the same on every machine; `key` identifies the person. */
function joinedOn(key: string, now: Date): Date {
  return new Date(now.getTime() - randomOf(`joined ${key}`).int(YEARS_OF_JOINING * 365) * DAY_MS);
}

/** An account row; without a hash it allows no sign-in with a password. */
export function accountRow(input: {
  key: string;
  name: string;
  english: string | null;
  phone: string;
  hash?: string;
  now: Date;
}): Account {
  return {
    id: accountId(input.key),
    user_name: input.key,
    name: input.name,
    english_name: input.english,
    phone: demoPhone(input.phone),
    password_hash: input.hash ?? null,
    security_stamp: seedId(`stamp ${input.key}`),
    is_active: true,
    creation_time: joinedOn(input.key, input.now),
  };
}

/** A person who is not named individually: there are enough to fill each department to its headcount. */
interface Vacancy {
  readonly unit: Unit;
  readonly count: number;
}

function layUnits(company: DemoCompany, now: Date): { units: Unit[]; vacancies: Vacancy[] } {
  const units: Unit[] = [];
  const vacancies: Vacancy[] = [];
  const add = (code: string, parent: string | null, name: string, english: string): Unit => {
    const unit: Unit = {
      id: unitId(company.key, code),
      tenant_id: tenantId(company.key),
      parent_id: parent,
      code,
      display_name: name,
      english_name: english,
      pinyin: unitPinyin(name),
      leader_id: null,
      creation_time: now,
    };
    units.push(unit);
    return unit;
  };
  const walk = (trees: readonly UnitTree[], parent: Unit): void => {
    trees.forEach(([name, english, headcount, children = []], index) => {
      const unit = add(`${parent.code}.${String(index + 1).padStart(5, '0')}`, parent.id, name, english);
      const below = children.reduce((sum, [, , count]) => sum + count, 0);
      vacancies.push({ unit, count: headcount - below });
      walk(children, unit);
    });
  };
  walk(company.units, add('00001', null, company.name, company.english));
  return { units, vacancies };
}

function namedUsers(company: DemoCompany, units: readonly Unit[], now: Date): User[] {
  const unitNamed = (name: string | undefined): string | null =>
    units.find((unit) => unit.display_name === name)?.id ?? units[0]?.id ?? null;
  const members = memberships
    .filter((member) => member.company === company.key)
    .map((member) => {
      const account = demoAccounts.find(({ key }) => key === member.account);
      const unit = member.unit ?? colleagues.find(({ key }) => key === member.account)?.unit;
      return {
        ...member,
        key: member.account,
        name: account?.name ?? '',
        english: account?.english ?? '',
        phone: account?.phone ?? '',
        unit,
      };
    });
  const known =
    company.key === 'aurora' ? colleagues.filter(({ key }) => !members.some((member) => member.key === key)) : [];
  return [...members, ...known].map((person) => ({
    id: userId(company.key, person.key),
    tenant_id: tenantId(company.key),
    account_id: accountId(person.key),
    name: person.name,
    english_name: person.english,
    pinyin: personPinyin(person.name),
    is_active: person.active ?? true,
    organization_unit_id: unitNamed(company.units.length > 0 ? person.unit : undefined),
    job_title: person.title,
    employee_number: person.number,
    phone: demoPhone(person.phone),
    creation_time: joinedOn(person.key, now),
  }));
}

/**
 * Creates a company's tree and fills every department to its headcount with drawn names. `firstPhone` is the first free
 * number for people without an assigned one.
 */
export function layStaff(company: DemoCompany, firstPhone: number, now: Date): Staff {
  const random = randomOf(`staff ${company.key}`);
  const { units, vacancies } = layUnits(company, now);
  const users = namedUsers(company, units, now);
  const accounts: Account[] = [];
  if (company.key === 'aurora') {
    for (const person of colleagues) {
      if (!demoAccounts.some(({ key }) => key === person.key)) accounts.push(accountRow({ ...person, now }));
    }
  }
  const named = [...users];
  let drawn = 0;
  for (const { unit, count } of vacancies) {
    const free = count - named.filter((user) => user.organization_unit_id === unit.id).length;
    for (let place = 0; place < free; place += 1) {
      const key = `${company.numberPrefix.toLowerCase()}${String(drawn).padStart(4, '0')}`;
      const name = random.pick(surnames) + random.pick(givenNames);
      const phone = String(firstPhone + drawn).padStart(4, '0');
      drawn += 1;
      accounts.push(accountRow({ key, name, english: null, phone, now }));
      users.push({
        id: userId(company.key, key),
        tenant_id: tenantId(company.key),
        account_id: accountId(key),
        name,
        english_name: null,
        pinyin: personPinyin(name),
        is_active: !random.chance(2),
        organization_unit_id: unit.id,
        job_title: random.pick(jobTitles),
        employee_number: `${company.numberPrefix}-${String(2000 + drawn)}`,
        phone: demoPhone(phone),
        creation_time: joinedOn(key, now),
      });
    }
    const first = users.find((user) => user.organization_unit_id === unit.id && user.is_active !== false);
    unit.leader_id = vacantHeads.has(unit.display_name) ? null : (first?.id ?? null);
  }
  return { units, users, accounts };
}
