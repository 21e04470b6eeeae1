import type { Random } from '../random.ts';
import type { DemoCompany } from './companies.ts';
import { machines, materials, names, products, warehouses, workflows } from './subjects.ts';

/** The parts of a randomly drawn notification. */
export interface DrawnText {
  /** One line for the module summary. */
  readonly title: string;
  /** The fields of the card, as `contract/notificationTypes.ts` names them. */
  readonly fields: Readonly<Record<string, string | number>>;
}
/**
 * Draws the text of one notification; `day` is its wall date, `time` its wall clock with a blank for the T, `company`
 * the company it comes from.
 */
export type Draw = (random: Random, day: string, time: string, company: DemoCompany) => DrawnText;
/** Type, its Chinese name and how its text is drawn. */
export type Drawn = readonly [name: string, display: string, draw: Draw];

export const instance = (random: Random, day: string): string =>
  `BPM-${day.replaceAll('-', '')}-${String(random.int(500) + 1).padStart(4, '0')}`;

export const approval =
  (statuses: readonly string[], ending: string): Draw =>
  (random, day, time) => {
    const workflowName = random.pick(workflows);
    const fields = {
      workflowName,
      instanceId: instance(random, day),
      applicant: random.pick(names),
      startTime: time,
      status: random.pick(statuses),
    };
    return { title: `${workflowName}${ending}`, fields };
  };

export const confirmation =
  (what: string): Draw =>
  (_random, day, time) => {
    const month = day.slice(0, 7);
    return {
      title: `${month} ${what}确认单已发送`,
      fields: { month, employeeName: '林静', workNumber: 'AX-0012', sendTime: time },
    };
  };

export const machine =
  (status: string): Draw =>
  (random, _day, time) => {
    const device = random.pick(machines);
    return {
      title: `${device}${status}`,
      fields: { device, status, time, remark: status === '离线' ? '请检查网络与电源' : '已恢复上传' },
    };
  };

export const todo: Draw = (random, day) => {
  const title = `${random.pick(products)}${random.pick(['试产问题跟进', '图纸会签', '报价复核', '测试报告整理', '备料确认'])}`;
  return {
    title,
    fields: { title, startedAt: `${day}T09:00:00`, endAt: `${day}T18:00:00`, degreeType: random.int(4) },
  };
};

export const tenantChange =
  (ending: string, remark: string): Draw =>
  (_random, day, _time, company) => ({
    title: `${company.name}：${ending}`,
    fields: {
      organization: company.name,
      edition: company.edition,
      tenant: company.key,
      startDate: day,
      expireDate: `${Number(day.slice(0, 4)) + 1}-06-30`,
      remark,
    },
  });

export const balance =
  (what: string, unit: string, threshold: number): Draw =>
  (random, _day, _time, company) => {
    const remaining = random.int(threshold);
    return {
      title: `${what}余额低于 ${threshold} ${unit}`,
      fields: {
        organization: company.name,
        tenant: company.key,
        remaining: `${remaining} ${unit}`,
        threshold: `${threshold} ${unit}`,
        remark: '请及时充值',
      },
    };
  };

export const event =
  (drawn: readonly ((random: Random) => readonly [string, string])[]): Draw =>
  (random, _day, time) => {
    const [eventName, content] = random.pick(drawn)(random);
    return {
      title: `${eventName}：${content}`,
      fields: { eventName, content, level: random.pick(['一般', '重要', '紧急']), time },
    };
  };

export const stock: Draw = (random, _day, time) => {
  const material = random.pick(materials);
  const threshold = 20 * (1 + random.int(10));
  const fields = { warehouse: random.pick(warehouses), material, quantity: random.int(threshold), threshold, time };
  return { title: `${material} 库存低于安全库存`, fields };
};

export const timeout: Draw = (random, day, time) => {
  const documentNumber = `RK${day.replaceAll('-', '')}${String(random.int(90) + 10)}`;
  const fields = {
    documentNumber,
    content: `${random.pick(materials)}入库单超时未上架`,
    overdue: `${1 + random.int(40)} 小时`,
    time,
  };
  return { title: `${documentNumber} 超时未处理`, fields };
};

export const eventWarningDraw = (draw: Draw): readonly Drawn[] => [['eventWarning', '事件预警', draw]];
