import { csvText } from '../../contract/rules/csv.ts';
import { phoneDigits } from '../../contract/rules/typed.ts';
import { LIMITS } from '../constants/limits.ts';
import { isPhoneNumber } from './accountRules.ts';
import { csvRows } from './csv.ts';
import type { Message } from './message.ts';

const FIELDS = ['name', 'phoneNumber', 'department', 'jobTitle', 'employeeNumber'] as const;
export type ImportField = (typeof FIELDS)[number];
type ImportRow = { [field in ImportField]?: string };
/** A line of the file, as it was written. */
export interface ImportLine {
  /** Line of the file where it begins, from 1. */
  readonly line: number;
  readonly row: ImportRow;
  readonly faults: { readonly field: ImportField | null; readonly message: Message }[];
  /** What an import will do with it; null until the server has answered. */
  readonly outcome: 'add' | 'invite' | 'present' | 'faulty' | null;
}

/** Accepted names of each column, without case, spaces and punctuation. */
const HEADS: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['姓名', '员工姓名', 'name', 'fullname'],
  phoneNumber: ['手机号', '手机号码', '手机', '电话', 'phone', 'phonenumber', 'mobile', 'mobilephone'],
  department: ['部门', '所属部门', 'department', 'unit', 'organizationunit'],
  jobTitle: ['岗位', '职位', '职务', 'jobtitle', 'title', 'position', 'post'],
  employeeNumber: ['工号', '员工编号', 'employeenumber', 'employeeno', 'employeeid', 'staffnumber'],
};
const plain = (head: string) => head.toLowerCase().replace(/[\s_.*\-()（）]/g, '');

/** The lines of a file, or why it cannot be used. */
export function importLines(text: string): { readonly lines: ImportLine[] } | { readonly fault: Message } {
  const [head, ...body] = csvRows(text);
  const fields = (head?.cells ?? []).map((cell) => FIELDS.find((field) => HEADS[field].includes(plain(cell))));
  const missing = (['name', 'phoneNumber'] as const).filter((field) => !fields.includes(field));
  if (missing.length > 0) return { fault: { key: `memberImport:missing_${missing.join('_')}` } };
  if (body.length === 0) return { fault: { key: 'memberImport:noLines' } };
  if (body.length > LIMITS.importRows)
    return { fault: { key: 'memberImport:tooManyLines', params: { count: body.length, most: LIMITS.importRows } } };
  const first = new Map<string, number>();
  return {
    lines: body.map(({ line, cells }) => {
      const row = rowOf(fields, cells);
      const phone = phoneDigits(row.phoneNumber ?? '');
      const before = first.get(phone);
      if (before === undefined) first.set(phone, line);
      return { line, row, faults: ownFaults(row, before), outcome: null };
    }),
  };
}

function rowOf(fields: readonly (ImportField | undefined)[], cells: readonly string[]): ImportRow {
  const given = fields.flatMap((field, at) => (field ? [[field, (cells[at] ?? '').trim()] as const] : []));
  return Object.fromEntries(given);
}

/** Every fault that can be found without the server; `before` is the line with the same number. */
function ownFaults({ name, phoneNumber, jobTitle, employeeNumber }: ImportRow, before: number | undefined) {
  const faults: { field: ImportField; message: Message }[] = [];
  const add = (field: ImportField, key: string, params: Record<string, number> = {}) =>
    faults.push({ field, message: { key: `memberImport:${key}`, params } });
  if (!name) add('name', 'nameMissing');
  if ((name ?? '').length > 50) add('name', 'tooLong', { most: 50 });
  if (!isPhoneNumber(phoneNumber ?? '')) add('phoneNumber', phoneNumber ? 'phoneWrong' : 'phoneMissing');
  else if (before !== undefined) add('phoneNumber', 'phoneTwice', { line: before });
  if ((jobTitle ?? '').length > 50) add('jobTitle', 'tooLong', { most: 50 });
  if ((employeeNumber ?? '').length > 32) add('employeeNumber', 'tooLong', { most: 32 });
  return faults;
}

/** A file with the columns in the person's language. */
export const templateText = (language: string): string =>
  csvText([FIELDS.map((field) => (language === 'zh-CN' ? HEADS[field][0] : TEMPLATE_HEADS[field]) ?? field)]);
const TEMPLATE_HEADS: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  phoneNumber: 'Phone number',
  department: 'Department',
  jobTitle: 'Job title',
  employeeNumber: 'Employee number',
};
