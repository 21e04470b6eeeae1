import type { Names } from '../../../contract/businessCalls.ts';
import type { LineField } from '../../../contract/businessFields.ts';
import { addDays } from '../../../contract/rules/days.ts';
import type { KeptFile, Language } from './types.ts';

const LOCALES = { zh: 'zh-CN', en: 'en-GB' } as const;
/** Hundredths in ten thousand yuan, and in a million of anything. */
const WAN = 1_000_000;
const MILLION = 100_000_000;

export function numberText(value: number, language: Language, decimals = 0): string {
  return value.toLocaleString(LOCALES[language], { minimumFractionDigits: 0, maximumFractionDigits: decimals });
}

const MOST_SHOWN = 999;

/** How many a tab or a menu's entry has; of which at least so many are known, none is better not shown than wrong. */
export function countText(count: number | undefined, isAtLeast = false): string | undefined {
  if (count === undefined || (isAtLeast && count === 0)) return undefined;
  if (count > MOST_SHOWN) return `${MOST_SHOWN}+`;
  return isAtLeast ? `${count}+` : String(count);
}

export function moneyText(hundredths: number, language: Language): string {
  return (hundredths / 100).toLocaleString(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A sum at a glance: ten thousands in Chinese, millions in English, once it is that large. */
export function roughMoney(hundredths: number, language: Language): { readonly figure: string; readonly unit: string } {
  const scale = language === 'zh' ? WAN : MILLION;
  if (Math.abs(hundredths) < scale)
    return { figure: numberText(Math.round(hundredths / 100), language), unit: language === 'zh' ? '元' : '' };
  return { figure: numberText(hundredths / scale, language, 1), unit: language === 'zh' ? '万元' : 'M' };
}

/** A day, without its year where that is the one of today. */
export function dateText(day: string, language: Language, today: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  const isThisYear = today.startsWith(`${year}-`);
  if (language === 'zh') return isThisYear ? `${month}-${date}` : `${year}-${month}-${date}`;
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return time.toLocaleDateString(LOCALES.en, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

const inWords = (day: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALES[language], { ...parts, timeZone: 'UTC' });

/** The month of a day. */
export const monthText = (day: string, language: Language): string =>
  inWords(day, language, { year: 'numeric', month: 'long' });

/** A day as it is read out. */
export const dayText = (day: string, language: Language): string =>
  inWords(day, language, { year: 'numeric', month: 'long', day: 'numeric' });

/** The weekday of a day, as it stands above a column. */
export const weekdayText = (day: string, language: Language): string =>
  inWords(day, language, { weekday: language === 'zh' ? 'narrow' : 'short' });

/** Day and clock. */
const timeText = (time: string, language: Language, today: string): string =>
  `${dateText(time, language, today)} ${time.slice(11, 16)}`;

const WORDS = {
  zh: { yes: '是', no: '否', today: '今天', yesterday: '昨天', currency: '（元）' },
  en: { yes: 'Yes', no: 'No', today: 'Today', yesterday: 'Yesterday', currency: ' (CNY)' },
} as const;

/** When something happened, as the portal says it: today and yesterday in words. Without a known day of today, in full. */
export function momentText(time: string, language: Language, today: string): string {
  if (today === '') return timeText(time, language, today);
  const { today: now, yesterday } = WORDS[language];
  if (time.startsWith(today)) return `${now} ${time.slice(11, 16)}`;
  if (time.startsWith(addDays(today, -1))) return `${yesterday} ${time.slice(11, 16)}`;
  return timeText(time, language, today);
}

export interface Reading {
  readonly language: Language;
  readonly today: string;
  readonly names: Names;
}

/** Tags taken away, for where formatted text is shown in a line. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/** A value as it is read; empty for one that is not there. */
export function valueText(field: LineField, value: unknown, { language, today, names }: Reading): string {
  if (value === null || value === undefined || value === '') return '';
  const unit = field.unit ? ` ${field.unit[language]}` : '';
  switch (field.type) {
    case 'number':
      return `${numberText(Number(value), language, field.decimals)}${unit}`;
    case 'money':
      return moneyText(Number(value), language);
    case 'boolean':
      return value === true ? WORDS[language].yes : WORDS[language].no;
    case 'date':
      return dateText(String(value), language, today);
    case 'time':
      return momentText(String(value), language, today);
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label[language] ?? String(value);
    case 'person':
    case 'department':
    case 'reference':
      return names[String(value)]?.title ?? '';
    case 'files':
      return (value as readonly KeptFile[]).map(({ fileName }) => fileName).join(', ');
    case 'lines':
      return String((value as readonly unknown[]).length);
    case 'richText':
      return plain(String(value));
    default:
      return String(value);
  }
}

/** What stands beside a field in a form: its name, with the unit of a number. */
export const labelOf = ({ label, unit }: LineField, language: Language): string => {
  if (!unit) return label[language];
  const said = unit[language].trim();
  return language === 'zh' ? `${label.zh}（${said}）` : `${label.en} (${said})`;
};

/** What stands above a column; the currency of money is said once, there. */
export const headOf = ({ label, type }: LineField, language: Language): string =>
  type === 'money' ? `${label[language]}${WORDS[language].currency}` : label[language];

/** Right-aligned, so that digits stand below each other. */
export const isFigure = ({ type }: Pick<LineField, 'type'>): boolean => type === 'number' || type === 'money';

/** How far something is, from 0 to 100: a number in percent is also drawn. */
export const shareOf = (field: LineField, value: unknown): number | undefined =>
  field.type === 'number' && field.unit?.en.trim() === '%' && typeof value === 'number'
    ? Math.min(100, Math.max(0, value))
    : undefined;
