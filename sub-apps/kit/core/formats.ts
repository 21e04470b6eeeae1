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

/** The count on a tab or menu entry; if only a lower bound is known, no count is better than a wrong one. */
export function countText(count: number | undefined, isAtLeast = false): string | undefined {
  if (count === undefined || (isAtLeast && count === 0)) return undefined;
  if (count > MOST_SHOWN) return `${MOST_SHOWN}+`;
  return isAtLeast ? `${count}+` : String(count);
}

export function moneyText(hundredths: number, language: Language): string {
  return (hundredths / 100).toLocaleString(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A rounded amount: in ten thousands in Chinese, in millions in English, once it is that large. */
export function roughMoney(hundredths: number, language: Language): { readonly figure: string; readonly unit: string } {
  const scale = language === 'zh' ? WAN : MILLION;
  if (Math.abs(hundredths) < scale)
    return { figure: numberText(Math.round(hundredths / 100), language), unit: language === 'zh' ? '元' : '' };
  return { figure: numberText(hundredths / scale, language, 1), unit: language === 'zh' ? '万元' : 'M' };
}

/** A day as the portal writes it in both languages: without its year if that is the current one. */
export function dateText(day: string, today: string): string {
  const isThisYear = today !== '' && day.startsWith(today.slice(0, 5));
  return day.slice(isThisYear ? 5 : 0, 10);
}

const inWords = (day: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALES[language], { ...parts, timeZone: 'UTC' });

/** The month of a day. */
export const monthText = (day: string, language: Language): string =>
  inWords(day, language, { year: 'numeric', month: 'long' });

/** A day in full, for screen readers. */
export const dayText = (day: string, language: Language): string =>
  inWords(day, language, { year: 'numeric', month: 'long', day: 'numeric' });

/** The weekday of a day, for the head of a column. */
export const weekdayText = (day: string, language: Language): string =>
  inWords(day, language, { weekday: language === 'zh' ? 'narrow' : 'short' });

/** Day and time. */
const timeText = (time: string, today: string): string => `${dateText(time, today)} ${time.slice(11, 16)}`;

const WORDS = {
  zh: { yes: '是', no: '否', today: '今天', yesterday: '昨天', currency: '（元）' },
  en: { yes: 'Yes', no: 'No', today: 'Today', yesterday: 'Yesterday', currency: ' (CNY)' },
} as const;

/**
 * When something happened, in the portal's format: today and yesterday in words. In full if today's date is not known.
 */
export function momentText(time: string, language: Language, today: string): string {
  if (today === '') return timeText(time, today);
  const { today: now, yesterday } = WORDS[language];
  if (time.startsWith(today)) return `${now} ${time.slice(11, 16)}`;
  if (time.startsWith(addDays(today, -1))) return `${yesterday} ${time.slice(11, 16)}`;
  return timeText(time, today);
}

export interface Reading {
  readonly language: Language;
  readonly today: string;
  readonly names: Names;
}

/** Strips tags, to show formatted text in one line. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/** A value in readable form; empty if there is none. */
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
      return dateText(String(value), today);
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

/** The label of a form field: its name, with the unit of a number. */
export const labelOf = ({ label, unit }: LineField, language: Language): string => {
  if (!unit) return label[language];
  const said = unit[language].trim();
  return language === 'zh' ? `${label.zh}（${said}）` : `${label.en} (${said})`;
};

/** The head of a column; includes the currency of money, so that the cells need not. */
export const headOf = ({ label, type }: LineField, language: Language): string =>
  type === 'money' ? `${label[language]}${WORDS[language].currency}` : label[language];

/** Right-aligned, so that digits line up. */
export const isFigure = ({ type }: Pick<LineField, 'type'>): boolean => type === 'number' || type === 'money';

/** Progress, from 0 to 100: a percentage is also drawn as a bar. */
export const shareOf = (field: LineField, value: unknown): number | undefined =>
  field.type === 'number' && field.unit?.en.trim() === '%' && typeof value === 'number'
    ? Math.min(100, Math.max(0, value))
    : undefined;
