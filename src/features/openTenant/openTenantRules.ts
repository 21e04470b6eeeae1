import { addDays, addMonths } from '../../../contract/rules/days.ts';
import type { Edition } from '../../../contract/tenants.ts';
import { isPhoneNumber } from '../../lib/accountRules.ts';
import { isUserLimit } from '../../lib/typedCount.ts';
import type { KeptTexts } from '../forms/keptFields.ts';
import { type OpenStep, STEPS } from './openTenantMachine.ts';

/** The fields of each step. */
export const STEP_FIELDS = {
  company: ['displayName', 'englishName', 'name'],
  edition: ['editionCode', 'userLimit', 'term'],
  administrator: ['administratorPhone'],
  confirm: [],
} as const satisfies Record<OpenStep, readonly string[]>;
export const OPEN_FIELDS = [...STEP_FIELDS.company, ...STEP_FIELDS.edition, ...STEP_FIELDS.administrator] as const;
export type OpenField = (typeof OPEN_FIELDS)[number];
export type OpenValues = Readonly<Record<OpenField, string>>;

/** How long the edition lasts. */
export const TERMS = ['trial', 'oneYear', 'twoYears', 'threeYears'] as const;
export type Term = (typeof TERMS)[number];
const TRIAL_DAYS = 30;
const MONTHS = { oneYear: 12, twoYears: 24, threeYears: 36 } as const;

const isTerm = (text: string): text is Term => TERMS.some((term) => term === text);

/** The chosen term; one year until one is chosen. */
export const termOf = ({ term }: Pick<OpenValues, 'term'>): Term => (isTerm(term) ? term : 'oneYear');

/** The last day of an edition that begins `today`. */
export function lastDayOf(values: Pick<OpenValues, 'term'>, today: string): string {
  const term = termOf(values);
  return term === 'trial' ? addDays(today, TRIAL_DAYS) : addMonths(today, MONTHS[term]);
}

/** The form's values, from the texts that are kept. */
export function openValues(typed: KeptTexts): OpenValues {
  const entries = OPEN_FIELDS.map((field) => [field, typed[`openTenant/${field}`] ?? ''] as const);
  // The entries are the fields.
  return Object.fromEntries(entries) as OpenValues;
}

/** The number of users: the one typed, else what the chosen edition proposes. */
export function usersOf({ userLimit, editionCode }: OpenValues, editions: readonly Edition[]): string {
  if (userLimit !== '') return userLimit;
  const proposed = editions.find(({ code }) => code === editionCode)?.userLimit ?? null;
  return proposed === null ? '' : String(proposed);
}

/** What our own rules find wrong with a field; null if nothing. */
export function faultOf(field: OpenField, values: OpenValues, editions: readonly Edition[]) {
  const value = values[field].trim();
  switch (field) {
    case 'displayName':
      return value.length >= 2 && value.length <= 64 ? null : 'openTenant:displayNameFault';
    case 'englishName':
      return value.length <= 64 ? null : 'openTenant:englishNameFault';
    case 'name':
      return /^[a-z][a-z0-9-]{1,31}$/.test(value) ? null : 'openTenant:nameFault';
    case 'editionCode':
      return value !== '' ? null : 'openTenant:editionFault';
    case 'userLimit':
      return isUserLimit(usersOf(values, editions)) ? null : 'openTenant:userLimitFault';
    case 'administratorPhone':
      return isPhoneNumber(value) ? null : 'openTenant:phoneFault';
    case 'term':
      return null;
  }
}

/** The first invalid field of a step; null if there is none. */
export function firstFault(step: OpenStep, values: OpenValues, editions: readonly Edition[]): OpenField | null {
  const fields: readonly OpenField[] = STEP_FIELDS[step];
  return fields.find((field) => faultOf(field, values, editions) !== null) ?? null;
}

/** Where a kept draft continues: at the first step with something missing. */
export const resumedStep = (values: OpenValues, editions: readonly Edition[]): OpenStep =>
  STEPS.find((step) => firstFault(step, values, editions) !== null) ?? 'confirm';

/** The step that a refused field belongs to. */
export const stepOf = (field: string | undefined): OpenStep =>
  STEPS.find((step) => STEP_FIELDS[step].some((one: string) => one === field)) ?? 'confirm';
