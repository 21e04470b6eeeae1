import { addDays } from '../../../../contract/rules/days.ts';
import { colleagues, givenNames, surnames } from '../content/people.ts';
import { randomOf } from '../random.ts';
import { layFollowUps } from './followUps.ts';
import { layOpportunities } from './opportunities.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { contactId, customerId, customers, mainCustomers, memberId, numberOn } from './things.ts';

/** How many days back customers were first added. */
const DAYS = 700;
const CONTACTS = 536;
const present = colleagues.filter(({ active }) => active !== false);
const INDUSTRIES: readonly (readonly [part: string, industry: string])[] = [
  ['机器人', 'robot'],
  ['数控', 'machine'],
  ['机床', 'machine'],
  ['自动化', 'automation'],
  ['智能', 'automation'],
  ['贸易', 'trade'],
];
const TERMS = ['月结 30 天', '月结 60 天', '款到发货', '预付 30%，货到付清'] as const;
const ENDINGS = ['项目停止，两年内无采购', '转向其他供应商', '公司注销'] as const;
const POSTS: readonly (readonly [department: string, post: string])[] = [
  ['采购部', '采购经理'],
  ['技术部', '技术总监'],
  ['生产部', '生产主管'],
  ['财务部', '会计'],
  ['总经办', '副总经理'],
];
const CITY_LENGTH = 2;

function statusOf(index: number): 'active' | 'prospect' | 'ended' {
  if (index < mainCustomers.length || index % 4 !== 3) return 'active';
  return index % 40 === 39 ? 'ended' : 'prospect';
}

function layCustomer(name: string, index: number, today: string): SeedRecord {
  const random = randomOf(`customer ${name}`);
  const daysAgo = Math.floor(((customers.length - index) * DAYS) / customers.length);
  const owner = memberId(random.pick(present).key);
  const isMain = index < mainCustomers.length;
  const status = statusOf(index);
  const values = {
    name,
    level: isMain ? 'key' : index % 5 === 0 ? 'small' : 'normal',
    industry: INDUSTRIES.find(([part]) => name.includes(part))?.[1] ?? 'other',
    owner,
    phone: `0512-6${String(1_000_000 + random.int(8_999_999))}`,
    address: `${isMain ? '苏州' : name.slice(0, CITY_LENGTH)}市高新区科技路 ${1 + random.int(200)} 号`,
    terms: random.pick(TERMS),
    ...(status === 'ended' && { endedFor: random.pick(ENDINGS) }),
  };
  const created = `${addDays(today, -daysAgo)}T09:30:00`;
  const number = numberOn('CU', today, daysAgo, 1 + (index % 9));
  return { kind: 'crm/customer', id: customerId(name), number, status, values, creatorId: owner, created };
}

/** Two for each customer, and a third for the first ones. */
function layContact(index: number, today: string): SeedRecord {
  const customer = customers[index % customers.length] ?? '';
  const random = randomOf(`contact ${index}`);
  const [department, post] = random.pick(POSTS);
  const owner = memberId(random.pick(present).key);
  const values = {
    name: random.pick(surnames) + random.pick(givenNames),
    customer: customerId(customer),
    department,
    post,
    phone: `13${String(100_000_000 + random.int(899_999_999))}`,
    email: `contact${String(index + 1).padStart(3, '0')}@example.com`,
    isMain: index < customers.length,
  };
  const created = `${addDays(today, -(1 + random.int(DAYS)))}T10:00:00`;
  return {
    kind: 'crm/contact',
    id: contactId(customer, Math.floor(index / customers.length)),
    values,
    creatorId: owner,
    created,
  };
}

/** Customers (those of the pictures first), their contacts, opportunities, and follow-ups. */
export function layCrm({ today }: Laying): SeedRecord[] {
  return [
    ...customers.map((name, index) => layCustomer(name, index, today)),
    ...Array.from({ length: CONTACTS }, (_, index) => layContact(index, today)),
    ...layOpportunities(today),
    ...layFollowUps(today),
  ];
}
