import { MOBILE_NUMBER } from '../../../../../../contract/account.ts';
import type { Text } from '../../../../errors/text.ts';
import type { BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { textOf } from '../reading.ts';

/** A text message must be short: a longer reason is truncated. */
const LONGEST_REASON = 200;
/** The message adds its own full stop. */
const SENTENCE_END = /[\s.。!！;；…]+$/;

/** The verified number of a sender without an account; empty for records that somebody here entered. */
const phoneOf = ({ creatorId, values }: StoredRecord): string => {
  const number = textOf(values['phone']).replace(/\D/g, '');
  return creatorId === null && MOBILE_NUMBER.test(number) ? number : '';
};

/** Sends a sender without an account the outcome by text message, in the language they used. */
function answer({ work }: BusinessDesk, record: StoredRecord, said: Text): void {
  const phone = phoneOf(record);
  if (phone === '') return;
  const company = work.tenantName ?? '';
  const isEnglish = record.values['language'] === 'en';
  const text = isEnglish ? `【Atrium】${company}: ${said.en}.` : `【Atrium】${company}：${said.zh}。`;
  work.services.sendTexts([{ phone, text }]);
}

/** Wraps a review's effect so that its outcome is sent afterwards. */
export const answered =
  (outcome: (record: StoredRecord) => Text, effect?: Effect): Effect =>
  async (desk, record, before) => {
    const result = await effect?.(desk, record, before);
    answer(desk, record, outcome(record));
    return result;
  };

/** What was submitted, with the number that its sender was given. */
const sentIn = ({ kind, number, values }: StoredRecord): Text => {
  const reference = number ?? '';
  return kind === 'scm/supplier'
    ? {
        zh: `您提交的“${textOf(values['name'])}”供应商注册（受理编号 ${reference}）`,
        en: `your supplier registration “${textOf(values['name'])}” (reference number ${reference})`,
      }
    : {
        zh: `您提交的“${textOf(values['title'])}”（受理编号 ${reference}）`,
        en: `your certificate “${textOf(values['title'])}” (reference number ${reference})`,
      };
};

export const accepted = (record: StoredRecord): Text => {
  const { zh, en } = sentIn(record);
  return { zh: `${zh}已审核通过`, en: `${en} has been approved` };
};

export const refused = (record: StoredRecord): Text => {
  const { zh, en } = sentIn(record);
  const reason = textOf(record.values['refusedFor']).slice(0, LONGEST_REASON).replace(SENTENCE_END, '');
  return { zh: `${zh}未通过审核，原因：${reason}`, en: `${en} was not approved. Reason: ${reason}` };
};
