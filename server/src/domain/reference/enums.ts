import { ENUM_NAMES } from '../../../../contract/reference.ts';
import { notFound } from '../../errors/apiError.ts';
import type { Text } from '../../errors/text.ts';

/** A value of an enumeration: its name in code and its display name; its number is its position. */
type EnumValue = readonly [name: string, text: Text];

const enums: Readonly<Record<string, readonly EnumValue[]>> = {
  [ENUM_NAMES.degreeType]: [
    ['Normal', { en: 'normal', zh: '普通' }],
    ['Important', { en: 'important', zh: '重要' }],
    ['Urgent', { en: 'urgent', zh: '紧急' }],
    ['ImportantAndUrgent', { en: 'important and urgent', zh: '重要且紧急' }],
  ],
  [ENUM_NAMES.warmingTime]: [
    ['ThirtyMinutesBeforeStart', { en: '30 min before start', zh: '开始前 30 分钟' }],
    ['OneHourBeforeStart', { en: '1 h before start', zh: '开始前 1 小时' }],
    ['TwoHoursBeforeStart', { en: '2 h before start', zh: '开始前 2 小时' }],
    ['OneDayBeforeStart', { en: '1 day before start', zh: '开始前 1 天' }],
    ['OneHourAfterStart', { en: '1 h after start', zh: '开始后 1 小时' }],
    ['TwoHoursAfterStart', { en: '2 h after start', zh: '开始后 2 小时' }],
    ['ThirtyMinutesBeforeEnd', { en: '30 min before end', zh: '截止前 30 分钟' }],
  ],
  [ENUM_NAMES.warmingType]: [
    ['ImmediateNotice', { en: 'immediate notice', zh: '即时通知' }],
    ['Sms', { en: 'SMS', zh: '短信' }],
    ['Email', { en: 'e-mail', zh: '邮件' }],
  ],
};

/** The values of the enumeration whose full name ends in one of `ENUM_NAMES`; 404 for any other. */
export function readEnum(
  fullName: string,
  language: keyof Text,
): { name: string; value: number; displayName: string }[] {
  const ending = Object.keys(enums).find((name) => fullName === name || fullName.endsWith(`.${name}`));
  const values = ending === undefined ? undefined : enums[ending];
  if (!values) throw notFound();
  return values.map(([name, text], value) => ({ name, value, displayName: text[language] }));
}
