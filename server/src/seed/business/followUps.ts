import { addDays } from '../../../../contract/rules/days.ts';
import { randomOf } from '../random.ts';
import { chanceId, chances } from './opportunities.ts';
import type { SeedRecord } from './seedRecord.ts';
import { contactId, customerId, numberOn, recordId } from './things.ts';

const KINDS: Readonly<Record<string, string>> = { 拜访: 'visit', 电话: 'call', 寄样: 'sample', 样件测试: 'sample' };
const RESULTS = [
  '确认了节拍与负载，下周给方案',
  '样件装机运行正常，继续观察',
  '对方希望交期缩短到四周',
  '价格仍有差距，需内部评估',
  '技术负责人认可方案，进入采购流程',
] as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** Past follow-ups of the opportunities, and planned ones for those that are open. */
export function layFollowUps(today: string): SeedRecord[] {
  return chances.flatMap((chance, index) => {
    const { title, stage, customer, days, step, owner } = chance;
    const random = randomOf(`follow-up ${title}`);
    const lay = (key: 'next' | 'last', time: string, daysAgo: number, more: object): SeedRecord => ({
      kind: 'crm/followUp',
      id: recordId('crm/followUp', `${key} ${title}`),
      number: numberOn('FU', today, daysAgo, index + 1),
      status: key === 'next' ? 'planned' : 'done',
      values: {
        title: `${key === 'next' ? step : '沟通'}：${title}`,
        customer: customerId(customer),
        opportunity: chanceId(chance),
        contact: contactId(customer, 0),
        kind: key === 'next' ? (KINDS[step] ?? 'meeting') : random.pick(['call', 'visit', 'meeting']),
        time,
        owner,
        ...more,
      },
      creatorId: owner,
      created: `${addDays(today, -daysAgo)}T09:00:00`,
    });
    const lastAgo = 5 + random.int(16);
    const last = lay('last', `${addDays(today, -lastAgo)}T${two(9 + random.int(8))}:00:00`, lastAgo + 3, {
      result: random.pick(RESULTS),
      nextStep: step,
      nextDate: addDays(today, days),
    });
    if (stage === 'won') return [last];
    // Today's is in the evening: at the first start nothing is due that has not been notified.
    const clock = days === 0 ? '23:30' : `${two(9 + random.int(8))}:30`;
    const told = days < 0 ? { told: today } : {};
    return [last, lay('next', `${addDays(today, days)}T${clock}:00`, 2, told)];
  });
}
