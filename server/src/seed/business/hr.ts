import { addDays } from '../../../../contract/rules/days.ts';
import { movedPeriod } from '../../domain/business/engine/periods.ts';
import { colleagues } from '../content/people.ts';
import { machines, posts, rooms } from '../content/subjects.ts';
import { randomOf } from '../random.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { memberId, numberOn, recordId } from './things.ts';

const OFFICER = memberId('tang');
const STATUSES = ['sent', 'confirmed', 'confirmed', 'disputed', 'draft'] as const;
const TYPES = ['phone', 'video', 'technical', 'final'] as const;
const CANDIDATES = [...'赵明 钱芳 孙凯 李娜 周涛 吴倩 郑阳 冯雪 陈昊 褚云 卫东 蒋欣'.split(' ')];
const present = colleagues.filter(({ active }) => active !== false);

/** The records of a month for everybody who is named; last month's are sent, and most confirmed. */
function layMonth({ today }: Laying, monthsAgo: number): SeedRecord[] {
  const month = movedPeriod(today.slice(0, 7), 'month', -monthsAgo);
  const sentOn = `${movedPeriod(month, 'month', 1)}-03T10:00:00`;
  return present.flatMap(({ key, name }, index) => {
    const random = randomOf(`month ${month} ${key}`);
    const leave = random.int(3);
    const status = monthsAgo > 1 ? 'confirmed' : (STATUSES[index % STATUSES.length] ?? 'sent');
    const base = (9 + random.int(14)) * 100_000;
    const bonus = random.int(10) * 20_000;
    const head = {
      title: `${month} ${name}`,
      employee: memberId(key),
      month,
      due: addDays(sentOn.slice(0, 10), 5),
      ...(status !== 'draft' && { sentAt: sentOn }),
      ...(status === 'disputed' && { objection: '周六加班一天未计入' }),
    };
    const days = { planned: 21, present: 21 - leave, leave, late: random.int(3), overtime: random.int(24) };
    const pay = {
      base,
      bonus,
      allowance: 60_000,
      insurance: Math.round(base * 0.17),
      tax: Math.round((base + bonus) * 0.04),
    };
    const created = `${sentOn.slice(0, 10)}T09:00:00`;
    const record = (kind: string, prefix: string, values: object): SeedRecord => ({
      kind,
      id: recordId(kind, `${month} ${key}`),
      number: `${prefix}-${sentOn.slice(2, 10).replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`,
      status,
      values: { ...head, ...values },
      creatorId: OFFICER,
      created,
    });
    return [record('hr/attendance', 'AT', days), record('hr/salary', 'SA', pay)];
  });
}

function layInterviews({ today }: Laying): SeedRecord[] {
  return CANDIDATES.map((candidate, index) => {
    const away = 5 - index;
    const interviewer = memberId(present[(index * 3) % present.length]?.key ?? 'lin');
    const status = away > 0 ? 'planned' : index % 3 === 0 ? 'refused' : 'passed';
    const values = {
      candidate,
      post: posts[index % posts.length],
      interviewType: TYPES[index % TYPES.length],
      interviewer,
      time: `${addDays(today, away)}T${10 + (index % 6)}:00:00`,
      place: rooms[index % rooms.length],
      ...(status !== 'planned' && { result: status === 'passed' ? '基础扎实，建议录用' : '经验不足' }),
    };
    const id = recordId('hr/interview', candidate);
    const number = numberOn('IV', today, 12, index + 1);
    return {
      kind: 'hr/interview',
      id,
      number,
      status,
      values,
      creatorId: OFFICER,
      created: `${addDays(today, -12)}T09:00:00`,
    };
  });
}

function layMachines({ today, wall }: Laying): SeedRecord[] {
  return machines.map((device, index) => {
    const isOffline = index === 2;
    const values = {
      device,
      place: device.replace('考勤机', ''),
      keeper: OFFICER,
      // No machine has a key yet: an administrator creates one for each.
      keyRound: 0,
      lastSeen: isOffline ? `${addDays(today, -1)}T18:20:00` : wall,
      ...(isOffline && { remark: '请检查网络与电源' }),
    };
    const created = `${addDays(today, -300)}T09:00:00`;
    const id = recordId('hr/machine', device);
    return { kind: 'hr/machine', id, status: isOffline ? 'offline' : 'online', values, creatorId: OFFICER, created };
  });
}

/** Monthly confirmations, interviews, and the machines at the gates. */
export function layHr(laying: Laying): SeedRecord[] {
  return [...layMonth(laying, 1), ...layMonth(laying, 2), ...layInterviews(laying), ...layMachines(laying)];
}
