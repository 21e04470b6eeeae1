import { MOBILE_NUMBER } from '../../../../../../contract/account.ts';
import type { Text } from '../../../../errors/text.ts';
import type { BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { textOf } from '../reading.ts';

/** A text message is no letter: more of a reason is cut. */
const LONGEST_REASON = 200;
/** The message ends its own sentence. */
const SENTENCE_END = /[\s.。!！;；…]+$/;

/** The number that whoever sent it in without an account has verified; empty for what somebody here has entered. */
const phoneOf = ({ creatorId, values }: StoredRecord): string => {
  const number = textOf(values['phone']).replace(/\D/g, '');
  return creatorId === null && MOBILE_NUMBER.test(number) ? number : '';
};

/** Tells whoever sent something in without an account what has become of it, by a text message in the language that they spoke. */
function answer({ work }: BusinessDesk, record: StoredRecord, said: Text): void {
  const phone = phoneOf(record);
  if (phone === '') return;
  const company = work.tenantName ?? '';
  const isEnglish = record.values['language'] === 'en';
  const text = isEnglish ? `【Atrium】${company}: ${said.en}.` : `【Atrium】${company}：${said.zh}。`;
  work.services.sendTexts([{ phone, text }]);
}

/** The effect of a review, after which its outcome is told. */
export const answered =
  (outcome: (record: StoredRecord) => Text, effect?: Effect): Effect =>
  async (desk, record, before) => {
    const result = await effect?.(desk, record, before);
    answer(desk, record, outcome(record));
    return result;
  };

/** What was sent in, with the number that its sender was given. */
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
