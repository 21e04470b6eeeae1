import type { Settings } from '../../features/settings/settingsSlice.ts';
import { dateText } from '../../lib/dateText.ts';

type Language = Settings['language'];
// The specification's English is British.
const LOCALE: Readonly<Record<Language, string>> = { 'zh-CN': 'zh-CN', 'en-US': 'en-GB' };

const words = (date: string, language: Language, shape: Intl.DateTimeFormatOptions) =>
  dateText(date, LOCALE[language], shape);

/** `YYYY-MM-DD` as month and day: 11月20日, 20 November. */
export const dayWords = (date: string, language: Language) => words(date, language, { month: 'long', day: 'numeric' });

/** The same in short form: 11月20日, 20 Nov. */
export const shortDayWords = (date: string, language: Language) =>
  words(date, language, { month: 'short', day: 'numeric' });

/** The weekday of `YYYY-MM-DD`: 星期五, Friday. */
export const weekdayWords = (date: string, language: Language) => words(date, language, { weekday: 'long' });

/** The weekday as a column head: 五, Fri. */
export const weekdayHead = (date: string, language: Language) =>
  words(date, language, { weekday: language === 'zh-CN' ? 'narrow' : 'short' });
