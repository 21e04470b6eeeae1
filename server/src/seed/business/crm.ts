import { addDays } from '../../domain/wallClock.ts';
import { colleagues } from '../content/people.ts';
import { randomOf } from '../random.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { customerId, customers, memberId, numberOn } from './things.ts';

/** As far back as the customers were taken on. */
const DAYS = 700;
const present = colleagues.filter(({ active }) => active !== false);

/** The customers of the demo, those of the pictures first. */
export function layCrm({ today }: Laying): SeedRecord[] {
  return customers.map((name, index) => {
    const random = randomOf(`customer ${name}`);
    const daysAgo = Math.floor(((customers.length - index) * DAYS) / customers.length);
    const owner = memberId(random.pick(present).key);
    return {
      kind: 'crm/customer',
      id: customerId(name),
      number: numberOn('CU', today, daysAgo, 1 + (index % 9)),
      values: { name, level: 'normal', owner, phone: `0512-6${String(1_000_000 + random.int(8_999_999))}` },
      creatorId: owner,
      created: `${addDays(today, -daysAgo)}T09:30:00`,
    };
  });
}
