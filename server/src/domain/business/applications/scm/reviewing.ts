import { sql } from 'kysely';
import { isCreditCode } from '../../../../../../contract/rules/identity.ts';
import { inTurn } from '../../../../db/inTurn.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import type { Behaviour, BusinessDesk, Effect, StoredRecord, Telling } from '../../engine/definition.ts';
import { text } from '../../words.ts';
import { eventWarning, othersOf, othersWith } from '../notices.ts';
import { recordsById, textOf } from '../reading.ts';

const SUPPLIER = 'scm/supplier';

/**
 * The code must be one that the authority could have issued: eighteen characters, the last of which is a check digit.
 */
export const checkCreditCode: NonNullable<Behaviour['check']> = async (_desk, { creditCode }) => {
  if (!isCreditCode(textOf(creditCode))) {
    throw invalidField('creditCode', {
      zh: '统一社会信用代码应为 18 位，且末位须与前 17 位相符，请对照营业执照核对',
      en: 'A credit code has 18 signs, the last of which follows from the others: compare it with the business licence',
    });
  }
};

/** Other suppliers with the same code, locked; nobody else checks or approves them until the transaction ends. */
async function sameCode(desk: BusinessDesk, { id, values }: StoredRecord): Promise<StoredRecord[]> {
  const code = textOf(values['creditCode']);
  const { work } = desk;
  await inTurn(work.db, `supplier ${work.tenantId} ${code}`);
  return (await desk.find(SUPPLIER, 'creditCode', code)).filter((one) => one.id !== id);
}

/** How a supplier is referred to when another one is reviewed: number and name, by which it can be found. */
const calledOf = ({ number, name }: { readonly number: string | null; readonly name: string }): string =>
  `${number ?? ''} ${name}`.trim();

const taken = ({ number, values }: StoredRecord) => {
  const called = calledOf({ number, name: textOf(values['name']) });
  return invalidField('creditCode', {
    zh: `统一社会信用代码已被供应商 ${called} 使用`,
    en: `Supplier ${called} has this unified social credit code already`,
  });
};

/** How many suppliers with the same code a page names. */
const NAMED = 5;
const sameCodeAs = text(
  '另一供应商的统一社会信用代码与此相同：',
  'Another supplier has the same unified social credit code:',
);

/** Shows the reviewer, before approval, which other suppliers may be the same company; refused ones do not count. */
export const sameCodeNotes: NonNullable<Behaviour['notes']> = async ({ db, tenantId }, { id, values }) => {
  const others = await db
    .selectFrom('business_records')
    .select(['id', 'number', 'title as name'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', SUPPLIER)
    .where(sql`values->>'creditCode'`, '=', textOf(values['creditCode']))
    .where('id', '!=', id)
    .where('status', '!=', 'refused')
    .orderBy('creation_time')
    .orderBy('id')
    .limit(NAMED)
    .execute();
  return others.map((one) => ({
    text: sameCodeAs,
    leadsTo: { resource: SUPPLIER, id: one.id, called: calledOf(one) },
  }));
};

/**
 * Refuses a duplicate entered here. People who register without an account are not told that they are already known:
 * the review finds such duplicates.
 */
export const onceByHand: Effect = async (desk, record) => {
  const [other] = desk.work.userId === null ? [] : await sameCode(desk, record);
  if (other) throw taken(other);
  return undefined;
};

/** A company is approved once; the approver becomes its owner if it has none. */
export const approveSupplier: Effect = async (desk, record) => {
  const other = (await sameCode(desk, record)).find(({ status }) => status === 'approved' || status === 'suspended');
  if (other) throw taken(other);
  return record.values['owner'] ? undefined : { values: { owner: desk.work.userId } };
};

/** A certificate needs an approved supplier, must be that supplier's own, and must not have expired. */
export const approveCertification: Effect = async (desk, { values }) => {
  const supplier = (await recordsById(desk.work, [values['supplier']])).get(textOf(values['supplier']));
  if (!supplier) throw invalidField('supplier', { zh: '供应商不能为空', en: 'Supplier cannot be empty' });
  if (supplier.values['creditCode'] !== values['creditCode']) {
    throw invalidField('supplier', {
      zh: '证书不属于该供应商：统一社会信用代码不一致',
      en: 'This certificate is not of that supplier: the credit codes differ',
    });
  }
  const until = textOf(values['validUntil']);
  if (until && until < desk.work.wall.slice(0, 10))
    throw invalidField('validUntil', { zh: '证书已过期', en: 'The certificate has expired' });
  return undefined;
};

/** Notifies all buyers of something submitted without an account. */
const arrived = (eventName: string): Telling => ({
  to: async (desk) => (desk.work.userId === null ? desk.peopleWith('SCM_Auth') : []),
  notice: (record, desk) =>
    eventWarning(desk, record, {
      module: 'SCM',
      eventName,
      content: `${textOf(record.values['company'] ?? record.values['name'])} 提交，待审核`,
      level: '重要',
    }),
});

const supplierIs = (eventName: string, reason?: string): Telling => ({
  to: async (desk, { values }) => othersOf(desk, values['owner']),
  notice: (record, desk) => {
    const why = reason === undefined ? '' : `：${textOf(record.values[reason])}`;
    const content = `${textOf(record.values['name'])}${why}`.slice(0, 200);
    return eventWarning(desk, record, { module: 'SCM', eventName, content, level: reason ? '重要' : '一般' });
  },
});

/** Who is notified of changes to suppliers. */
export const supplierTells: Readonly<Record<string, Telling>> = {
  created: arrived('供应商注册'),
  approve: supplierIs('供应商审核通过'),
  refuse: supplierIs('供应商审核未通过', 'refusedFor'),
  suspend: {
    ...supplierIs('供应商停用', 'suspendedFor'),
    // Nobody can order from it until it is restored.
    to: (desk) => othersWith(desk, 'SCM_Auth'),
  },
};

export const certificationTells: Readonly<Record<string, Telling>> = { created: arrived('供应商资质提交') };
