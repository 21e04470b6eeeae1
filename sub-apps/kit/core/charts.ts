import type { Resource } from '../../../contract/businessDescription.ts';
import { moneyText, numberText, roughMoney } from './formats.ts';
import type { Language, Summed } from './types.ts';

type Summary = NonNullable<Resource['summary']>;

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** Whether there is room for its label. */
  readonly isNamed: boolean;
  /** Relative to the highest bar, 0 to 1. */
  readonly height: number;
  readonly text: string;
  readonly isNow: boolean;
}

/** The label below a bar: a weekday, a month, a status. */
function labelOf(key: string, by: string, resource: Resource, language: Language): string {
  if (by === 'status') return resource.statuses?.states[key]?.label[language] ?? key;
  const [year, month, day] = key.split('-').map(Number);
  const time = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1));
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  if (by === 'date') return key.slice(5);
  if (by === 'yearMonth') return key.slice(2);
  if (by === 'month') return time.toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' });
  const name = time.toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });
  return language === 'zh' ? name.slice(-1) : name;
}

const isMoney = ({ facets, fields }: Resource): boolean =>
  fields.some(({ name, type }) => name === facets.amount && type === 'money');

/** With fewer bars than this, the bars keep this width and are aligned left. */
export const FEWEST_BARS = 7;

/** The maximum number of bars that each have a label. */
const LONGEST = { day: 14, month: 12, status: Number.POSITIVE_INFINITY } as const;
const LONG_LABELS = { day: 'date', month: 'yearMonth', status: 'status' } as const;
/** Up to this many weeks, one label covers a week; beyond that, two. */
const WEEKS = 5;

/**
 * How many bars share a label if not each has its own: the label starts at the first of them and uses the room of all.
 */
function served(by: keyof typeof LONGEST, count: number): number {
  if (by === 'month') return 6;
  return count > WEEKS * 7 ? 14 : 7;
}

/** The bars of a summary's chart. */
export function barsOf(resource: Resource, { chart: rows }: Summed, language: Language, today: string): Bar[] {
  const chart = resource.summary?.chart;
  if (!chart || !rows) return [];
  const highest = Math.max(1, ...rows.map(({ value }) => value));
  // Weekdays are ambiguous beyond two weeks, months beyond a year: then some bars get dates.
  const { by } = chart;
  const isLong = rows.length > LONGEST[by];
  const each = served(by, rows.length);
  const inMoney = chart.measure === 'sum' && isMoney(resource);
  return rows.map(({ key, value }, index) => ({
    key,
    label: labelOf(key, isLong ? LONG_LABELS[by] : by, resource, language),
    isNamed: !isLong || (index % each === 0 && index + each <= rows.length),
    height: Math.max(0, value) / highest,
    text: inMoney ? moneyText(value, language) : numberText(value, language),
    isNow: by !== 'status' && today.startsWith(key),
  }));
}

/** A figure with its unit. */
export function figureText(
  resource: Resource,
  { measure, unit }: Summary['figures'][number],
  value: number,
  language: Language,
): { readonly figure: string; readonly unit: string } {
  if (measure === 'share') return { figure: numberText(value, language, 1), unit: '%' };
  if (measure === 'sum' && isMoney(resource)) {
    const rough = roughMoney(value, language);
    return { figure: rough.figure, unit: rough.unit };
  }
  return { figure: numberText(value, language), unit: unit?.[language] ?? '' };
}

/** The tab with the same records as a figure; undefined if there is none. */
export function tabOfFigure(resource: Resource, { scope }: Summary['figures'][number]): string | undefined {
  const wanted = JSON.stringify(scope);
  return resource.list.tabs?.find((tab) => JSON.stringify(tab.scope) === wanted)?.key;
}
