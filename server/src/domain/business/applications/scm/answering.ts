import type { BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { textOf } from '../reading.ts';

/** A text message is no letter: more of a reason is cut. */
const LONGEST_REASON = 200;
const MOBILE = /^1\d{10}$/;

/** What has become of it, as the message says; `because` is the field with the reason. */
interface Outcome {
  readonly what: string;
  readonly become: string;
  readonly because?: string;
}

/** The number that whoever sent it in without an account has verified; empty for what somebody here has entered. */
const numberOf = ({ creatorId, values }: StoredRecord): string => {
  const number = textOf(values['phone']).replace(/\D/g, '');
  return creatorId === null && MOBILE.test(number) ? number : '';
};

/** Tells whoever sent something in without an account what has become of it, by a text message to their number. */
function answer({ work }: BusinessDesk, record: StoredRecord, { what, become, because }: Outcome): void {
  const phone = numberOf(record);
  if (phone === '') return;
  const reason = because === undefined ? '' : `，原因：${textOf(record.values[because]).slice(0, LONGEST_REASON)}`;
  const text = `【Atrium】${work.tenantName ?? ''}：您提交的${what}${become}${reason}。`;
  work.services.sendTexts([{ phone, text }]);
}

/** The effect of a review, after which its outcome is told. */
export const answered =
  (outcome: (record: StoredRecord) => Outcome, effect?: Effect): Effect =>
  async (desk, record, before) => {
    const result = await effect?.(desk, record, before);
    answer(desk, record, outcome(record));
    return result;
  };

const ofSupplier = ({ values }: StoredRecord): string => `“${textOf(values['name'])}”供应商注册`;
const ofCertification = ({ values }: StoredRecord): string => `“${textOf(values['title'])}”`;
const accepted = (what: string): Outcome => ({ what, become: '已审核通过' });
const refused = (what: string): Outcome => ({ what, become: '未通过审核', because: 'refusedFor' });

/** What is said of each review. */
export const outcomes = {
  supplierAccepted: (record: StoredRecord) => accepted(ofSupplier(record)),
  supplierRefused: (record: StoredRecord) => refused(ofSupplier(record)),
  certificationAccepted: (record: StoredRecord) => accepted(ofCertification(record)),
  certificationRefused: (record: StoredRecord) => refused(ofCertification(record)),
};
