import { addDays } from '../../../../contract/rules/days.ts';
import { randomOf } from '../random.ts';
import { articleId, articleNamed } from './articles.ts';
import { workOrderId, workOrderProduct } from './mes.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { memberId, numberOn, people, recordId, supplierId } from './things.ts';

const INSPECTORS = people.quality.map(memberId);
const INCOMING = ['轴承 6204-2RS', 'AX-40 柔轮', 'AX-32 柔轮', 'PG-60 行星架', '漆包线 0.45', '编码器芯片 ENC-23'];
const FINDINGS = ['外圈划伤', '齿形误差超差', '跳动超差', '表面锈蚀', '绝缘电阻偏低', '尺寸超上差'];
const STEPS = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'];
const CONTENTS = [
  ...['质量、工艺、采购成立小组', '批量抽检发现不良', '隔离在库并全检', '刀具磨损未及时更换'],
  ...['刀具寿命管理', '首件确认并跟踪三批', '更新控制计划', '验证有效，关闭'],
];
const INSPECTIONS = 36;

function layInspection(index: number, { today }: Laying): SeedRecord[] {
  const random = randomOf(`inspection ${index}`);
  const inspector = INSPECTORS[index % INSPECTORS.length] ?? '';
  const isIncoming = index % 2 === 0;
  const bought = articleNamed(INCOMING[index % INCOMING.length] ?? '');
  const article = isIncoming ? bought : (workOrderProduct(index) ?? bought);
  const status = index < 3 ? 'waiting' : index < 6 ? 'inspecting' : index % 3 === 0 ? 'failed' : 'passed';
  const daysAgo = Math.floor(index / 2);
  const day = addDays(today, -daysAgo);
  const sample = 10 + random.int(20);
  const defects = status === 'failed' ? 1 + random.int(4) : 0;
  const finding = FINDINGS[index % FINDINGS.length] ?? '';
  const title = `${article.name}${isIncoming ? '来料' : '成品'}检验`;
  const created = `${day}T09:10:00`;
  const values = {
    title,
    kind: isIncoming ? 'incoming' : 'final',
    material: articleId(article.code),
    ...(isIncoming && article.supplier && { supplier: supplierId(article.supplier) }),
    ...(!isIncoming && { workOrder: workOrderId(index % 26) }),
    lot: sample * 10,
    sample,
    limit: 0,
    inspector,
    due: addDays(day, 1),
    ...((status === 'failed' || status === 'passed') && { defects }),
    ...(status === 'failed' && { finding }),
  };
  const id = recordId('qms/inspection', String(index));
  const number = numberOn('IN', today, daysAgo, (index % 2) + 1);
  const inspection = { kind: 'qms/inspection', id, number, status, values, creatorId: inspector, created };
  if (status !== 'failed') return [inspection];
  const isClosed = index > 18;
  const filled = isClosed ? STEPS.length : 2 + (index % 4);
  const nonconformity = {
    kind: 'qms/nonconformity',
    id: recordId('qms/nonconformity', String(index)),
    number: numberOn('NC', today, daysAgo, 1),
    status: isClosed ? 'closed' : index % 2 === 0 ? 'acting' : 'open',
    values: {
      title,
      inspection: id,
      material: articleId(article.code),
      quantity: defects,
      severity: defects > 3 ? 'critical' : 'major',
      ...(isClosed && { disposition: 'return' }),
      owner: inspector,
      due: addDays(day, 14),
      description: finding,
      steps: STEPS.map((step, place) =>
        place < filled ? { step, owner: inspector, due: addDays(day, 2 + place), content: CONTENTS[place] } : { step },
      ),
    },
    creatorId: inspector,
    created: `${day}T15:30:00`,
  };
  return [inspection, nonconformity];
}

/** Inspections of what was bought and made, and the nonconformities of those that failed. */
export function layQms(laying: Laying): SeedRecord[] {
  return Array.from({ length: INSPECTIONS }, (_, index) => layInspection(index, laying)).flat();
}
