import { inTurn } from '../../../../db/inTurn.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import { startApproval } from '../../approval/start.ts';
import type { Behaviour, BusinessDesk, Effect, StoredRecord, Telling } from '../../engine/definition.ts';
import { eventWarning, othersOf, othersWith } from '../notices.ts';
import { recordsById, textOf, titleOf } from '../reading.ts';
import { change } from './change.ts';
import { checkCycle } from './cycle.ts';
import { nextRevision } from './revision.ts';

const POLICY = 'PDC_Auth';
type Level = '一般' | '重要';

const telling = (to: Telling['to'], eventName: string, level: Level): Telling => ({
  to,
  notice: (record, desk) => {
    const content = `${record.number ?? ''} ${textOf(record.values['title'] ?? record.values['name'])}`.trim();
    return eventWarning(desk, record, { module: 'PDC', eventName, content, level });
  },
});
const everybody: Telling['to'] = (desk) => othersWith(desk, POLICY);
const personIn =
  (field: string): Telling['to'] =>
  async (desk, { values }) =>
    othersOf(desk, values[field]);

/**
 * No two products have the same code; checks run one after the other, since concurrent ones would not see each other.
 */
const uniqueCode: Effect = async (desk, { id, values }, before) => {
  const code = textOf(values['code']);
  if (code === before?.values['code']) return undefined;
  const { db, tenantId } = desk.work;
  await inTurn(db, `code ${tenantId} ${code}`);
  const same = await desk.find('pdc/product', 'code', code, 2);
  if (same.some((other) => other.id !== id))
    throw invalidField('code', { zh: '编码已被使用', en: 'Code is already in use' });
  return undefined;
};

export const productBehaviour: Behaviour = {
  effects: { created: uniqueCode, changed: uniqueCode },
  tells: { retire: telling(everybody, '物料停用', '重要') },
};

/** A bill is titled after its product, in the revision that it applies to. */
async function nameOf({ work }: BusinessDesk, { values }: StoredRecord): Promise<string> {
  const product = textOf(values['product']);
  const made = (await recordsById(work, [product])).get(product);
  return `${made?.title ?? ''} ${textOf(made?.values['revision'])}`.trim();
}

const named: Effect = async (desk, record) => {
  const name = await nameOf(desk, record);
  return name === record.values['name'] ? undefined : { values: { name } };
};

/** A product has one bill in force. */
const activate: Effect = async (desk, record) => {
  for (const other of await desk.find('pdc/bom', 'product', textOf(record.values['product']))) {
    if (other.id !== record.id && other.status === 'active') await desk.move(other, 'supersede');
  }
  return named(desk, record, undefined);
};

export const bomBehaviour: Behaviour = {
  check: checkCycle,
  effects: { created: named, changed: named, activate },
};

/** The bill attached to a change must be one of its product. */
const checkBill: NonNullable<Behaviour['check']> = async ({ work }, values) => {
  const bill = (await recordsById(work, [values['bom']])).get(textOf(values['bom']));
  if (bill && bill.values['product'] !== values['product'])
    throw invalidField('bom', { zh: '该清单属于其他产品', en: 'This is the bill of another product' });
};

/** Asks the approvers of changes and waits for their decision. The proposer submits it, so that others decide. */
const submit: Effect = async (desk, { id, kind, number, values }) => {
  const { reason, due } = values;
  const request = await startApproval(desk, {
    template: 'engineeringChange',
    title: `${number} ${textOf(values['title'])}`.slice(0, 50),
    form: {
      product: (await titleOf(desk.work, values['product'])).slice(0, 60),
      change: values['description'],
      effectiveOn: due,
      reason: change.fields.find(({ name }) => name === 'reason')?.options?.find(({ value }) => value === reason)?.label
        .zh,
    },
    about: { kind, id },
  });
  return { values: { request: request.number } };
};

/** Gives the product its next revision and puts the bill that belongs to the change in force. */
const release: Effect = async (desk, { values }) => {
  const made = await desk.hold('pdc/product', textOf(values['product']));
  if (!made) throw invalidField('product', { zh: '产品不存在', en: 'The product does not exist' });
  const fromRevision = textOf(made.values['revision']);
  const toRevision = nextRevision(fromRevision);
  await desk.change(made, { revision: toRevision });
  const bill = await desk.hold('pdc/bom', textOf(values['bom']));
  if (bill?.status === 'draft') await desk.move(bill, 'activate');
  return { values: { fromRevision, toRevision } };
};

export const changeBehaviour: Behaviour = {
  check: checkBill,
  effects: { submit, release },
  tells: {
    approved: telling(personIn('owner'), '变更已批准', '一般'),
    refused: telling(personIn('owner'), '变更被退回', '重要'),
    release: telling(everybody, '工程变更发布', '重要'),
  },
};
