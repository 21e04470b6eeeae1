import type { ApprovalDetail, ApprovalStep, ApprovalTemplate } from '../../../contract/approvals.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field, Tone, Values } from '../../../contract/businessFields.ts';
import type { Shown } from '../core/types.ts';

/** What every request asks for in addition to the fields of its process. */
const TITLE: Field = {
  name: 'title',
  type: 'text',
  label: { zh: '标题', en: 'Title' },
  required: true,
  max: 50,
};
const IMPORTANCE: Field = {
  name: 'importance',
  type: 'choice',
  label: { zh: '重要程度', en: 'Importance' },
  required: true,
  initial: { value: '0' },
  options: [
    { value: '0', label: { zh: '普通', en: 'Normal' } },
    { value: '1', label: { zh: '重要', en: 'Important' } },
    { value: '2', label: { zh: '紧急', en: 'Urgent' } },
    { value: '3', label: { zh: '重要且紧急', en: 'Important and urgent' } },
  ],
};
export const importanceText = (importance: number, language: 'zh' | 'en'): string =>
  IMPORTANCE.options?.[importance]?.label[language] ?? '';

export const STATUS_TONES: Readonly<Record<ApprovalDetail['status'], Tone>> = {
  running: 'waiting',
  approved: 'done',
  refused: 'bad',
  withdrawn: 'quiet',
};

/** A process as a resource, so that the kit's pages and forms can render it. */
export const describedResource = ({ label, icon, fields }: ApprovalTemplate): Resource => ({
  name: 'request',
  label,
  one: label,
  icon,
  facets: { title: TITLE.name },
  fields,
  list: { columns: [] },
});

/** The same with the fields that are needed to start one. */
export function startResourceOf(template: ApprovalTemplate): Resource {
  const resource = describedResource(template);
  return { ...resource, fields: [TITLE, IMPORTANCE, ...resource.fields] };
}

/** The completed form, as it is sent. */
export function startedOf({ code }: ApprovalTemplate, { title, importance, ...form }: Values) {
  return { template: code, title: String(title ?? ''), importance: Number(importance ?? 0), form };
}

/** A request as a record of that resource. */
export const shownOf = (approval: ApprovalDetail): Shown => ({
  record: {
    id: approval.id,
    number: approval.number,
    status: null,
    values: approval.form,
    creatorName: approval.applicant.name,
    creationTime: approval.startTime,
    updateTime: approval.endTime || approval.startTime,
    isOverdue: false,
    concurrencyStamp: null,
  },
  names: Object.fromEntries(Object.entries(approval.names).map(([id, title]) => [id, { title }])),
  notes: [],
  related: [],
  may: { change: false, delete: false, events: [], begins: [] },
});

/** The label of a step that nobody decided: whether it was skipped, or the applicant withdrew the request first. */
export function passedOver(
  { endTime, openTime }: ApprovalStep,
  { status, endTime: end }: Pick<ApprovalDetail, 'status' | 'endTime'>,
): 'skipped' | 'withdrawn' | 'released' {
  // A step skipped earlier ended before the request did.
  if (status !== 'withdrawn' || endTime !== end) return 'skipped';
  return openTime === '' ? 'released' : 'withdrawn';
}
