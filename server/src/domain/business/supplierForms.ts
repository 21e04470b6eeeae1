import type { Field, Values } from '../../../../contract/businessFields.ts';
import { problemsOf } from '../../../../contract/businessRules.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import type { Language } from '../../errors/text.ts';
import { uploadAttachment } from '../attachments/attachments.ts';
import { extensionOf } from '../attachments/fileKinds.ts';
import type { UploadedFile } from '../files.ts';
import type { TenantWork, WorkInSteps } from '../work.ts';
import type { BusinessDesk } from './engine/definition.ts';
import { refusal } from './engine/problems.ts';
import { programDesk } from './programDesk.ts';
import { catalogue } from './registry.ts';

/** What an unauthenticated sender may upload: documents and pictures of documents. */
const KINDS = new Set(['pdf', 'jpg', 'jpeg', 'png']);
/** More than both forms need together, so that some can be replaced. */
const FILES = 10;

/** Who sends a form: their verified number, which owns their uploads, and their language. */
export interface Sender {
  readonly id: string;
  readonly phone: string;
  /** The language of the answers to them. */
  readonly language: Language;
}

/** A form of the public pages: its resource, its fields, and which of them it requires beyond the description. */
interface Form {
  readonly kind: string;
  readonly asks: readonly string[];
  readonly demands: readonly string[];
}
const FORMS = {
  supplier: {
    kind: 'scm/supplier',
    asks: [
      ...['contact', 'email', 'name', 'creditCode', 'category', 'address'],
      ...['licence', 'permit', 'certificate', 'catalogue'],
    ],
    demands: ['licence', 'permit', 'certificate'],
  },
  certification: {
    kind: 'scm/certification',
    asks: ['contact', 'company', 'creditCode', 'title', 'kind', 'serial', 'issuer', 'issuedOn', 'validUntil', 'files'],
    demands: ['files'],
  },
} as const satisfies Record<string, Form>;

/** The fields of a form, in its order. */
export function fieldsOf(form: keyof typeof FORMS): Field[] {
  const { kind, asks, demands }: Form = FORMS[form];
  const { fields } = catalogue.kind(kind);
  return asks
    .flatMap((name) => fields.get(name) ?? [])
    .map((field) => (demands.includes(field.name) ? { ...field, required: true } : field));
}

/** The values that a form takes from what was sent. Throws 400 with all problems. */
function soundValues(form: keyof typeof FORMS, sent: Values): Values {
  const fields = fieldsOf(form);
  const asked = fields.filter(({ name }) => Object.hasOwn(sent, name));
  const values = Object.fromEntries(asked.map(({ name }) => [name, sent[name]]));
  const problems = problemsOf(fields, values);
  if (problems.length > 0) throw refusal(fields, problems);
  return values;
}

/** Throws 400 if the agreement was not accepted. */
export function demandAgreement(isAgreed: boolean): void {
  if (!isAgreed)
    throw invalidField('isAgreed', { zh: '请先阅读并同意提交须知', en: 'Please read the terms and agree to them' });
}

/** Throws 404 in a company where nobody could ever look at what suppliers send. */
export async function demandBuyers(work: TenantWork): Promise<void> {
  const buyers = await programDesk({ ...work, userId: null }).peopleWith('SCM_Auth');
  if (buyers.length === 0) throw notFound();
}

/**
 * Stores a file for the form that a sender is filling in. Throws 400 as `uploadAttachment` does, and for other kinds.
 */
export async function uploadForForm(
  steps: WorkInSteps,
  files: readonly UploadedFile[],
): Promise<{ name: string; orgName: string }> {
  const [file] = files;
  if (file && !KINDS.has(extensionOf(file.fileName))) {
    throw invalidField('file', { zh: '请上传 PDF、JPG 或 PNG 文件', en: 'Please upload a PDF, JPG or PNG file' });
  }
  await steps.step(async ({ db, tenantId, userId }) => {
    const { count } = await db
      .selectFrom('attachments')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('tenant_id', '=', tenantId)
      .where('owner_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= FILES)
      throw invalidField('file', { zh: `最多上传 ${FILES} 个文件`, en: `At most ${FILES} files can be uploaded` });
  });
  return uploadAttachment(steps, files);
}

const deskOf = (work: TenantWork, sender: Sender): BusinessDesk =>
  programDesk({ ...work, userId: null, uploaderId: sender.id });

/** The reference by which a sender asks about a submission, and a reviewer finds it. */
export interface Received {
  readonly number: string;
}

async function received(desk: BusinessDesk, kind: string, values: Values): Promise<Received> {
  const { id, number } = await desk.create(kind, values);
  return { number: number ?? id };
}

/** What is known about the sender of a form besides its contents. */
const sentBy = ({ wall }: TenantWork, { phone, language }: Sender): Values => ({ phone, language, agreedAt: wall });

/** Registers a supplier for review. */
export function registerSupplier(work: TenantWork, sender: Sender, sent: Values): Promise<Received> {
  const own = { ...sentBy(work, sender), isSelfRegistered: true };
  return received(deskOf(work, sender), FORMS.supplier.kind, { ...soundValues('supplier', sent), ...own });
}

/**
 * Only the owner of the number that a supplier left is recognised as that supplier; for other certificates, a reviewer
 * says whose they are.
 */
async function supplierOf(desk: BusinessDesk, { phone }: Sender, creditCode: unknown): Promise<string | null> {
  if (typeof creditCode !== 'string') return null;
  const found = await desk.find('scm/supplier', 'creditCode', creditCode);
  const own = found.find(({ values }) => String(values['phone']).replace(/\D/g, '') === phone);
  return own?.id ?? null;
}

/** Accepts a supplier's certificate for review. */
export async function submitSupplierCertificate(work: TenantWork, sender: Sender, sent: Values): Promise<Received> {
  const values = { ...soundValues('certification', sent), ...sentBy(work, sender) };
  const desk = deskOf(work, sender);
  const supplier = await supplierOf(desk, sender, sent['creditCode']);
  return received(desk, FORMS.certification.kind, { ...values, supplier });
}
