import type { BusinessRecord, Names } from '../../../../../contract/businessCalls.ts';
import type { Field } from '../../../../../contract/businessFields.ts';
import { invalidField } from '../../../errors/apiError.ts';
import type { Language } from '../../../errors/text.ts';
import { recordAct } from '../../console/acts.ts';
import { csvFile, demandWhole, EXPORT_CUT } from '../../csvFile.ts';
import type { FileAnswer } from '../../files.ts';
import type { Entered } from './calls.ts';
import type { Kind } from './catalogue.ts';
import { seenFields } from './context.ts';
import { readRecords } from './list.ts';
import { conditionsOf, orderOf, type Question, tabCondition } from './question.ts';
import { toWire } from './wire.ts';

const HUNDRED = 100;

const FIXED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  number: { zh: '编号', en: 'Number' },
  status: { zh: '状态', en: 'Status' },
  created: { zh: '创建时间', en: 'Created' },
  updated: { zh: '更新时间', en: 'Updated' },
};

const YES = { zh: '是', en: 'Yes' } as const;
const NO = { zh: '否', en: 'No' } as const;

type Cell = (record: BusinessRecord, names: Names) => string | null;

function fieldCell({ name, type, options }: Field, language: Language): Cell {
  return ({ values }, names) => {
    const value = values[name];
    if (value === undefined || value === null) return null;
    const label = options?.find((one) => one.value === value)?.label[language];
    if (label !== undefined) return label;
    if (typeof value === 'boolean') return (value ? YES : NO)[language];
    if (type === 'money' && typeof value === 'number') return (value / HUNDRED).toFixed(2);
    if (Array.isArray(value)) return String(value.length);
    return names[String(value)]?.title ?? String(value);
  };
}

function fixedCell({ resource }: Kind, column: string, language: Language): Cell {
  return (record) => {
    if (column === 'number') return record.number;
    if (column === 'created') return record.creationTime;
    if (column === 'updated') return record.updateTime;
    return record.status && (resource.statuses?.states[record.status]?.label[language] ?? record.status);
  };
}

/** A list, or some of its columns, as a CSV file in the caller's language. Throws 403 if the list is too long. */
export async function exportRecords(
  { engine, kind }: Entered,
  {
    columns = kind.resource.list.columns,
    ...question
  }: Question & { readonly columns?: readonly string[] | undefined },
  language: Language,
): Promise<FileAnswer> {
  const seen = new Map(seenFields(engine, kind.resource.fields).map((field) => [field.name, field]));
  const shown = columns.flatMap((column) => {
    const field = seen.get(column);
    if (field) return [{ heading: field.label[language], cell: fieldCell(field, language) }];
    const fixed = Object.hasOwn(FIXED, column) ? FIXED[column] : undefined;
    if (fixed) return [{ heading: fixed[language], cell: fixedCell(kind, column, language) }];
    // Columns hidden from the actor are left out, as in the list.
    if (kind.fields.has(column)) return [];
    throw invalidField('columns', { en: `There is no column ${column}.`, zh: `没有列 ${column}。` });
  });
  const conditions = [
    ...(await conditionsOf(engine, kind, question)).common,
    ...tabCondition(engine, kind, question.tab),
  ];
  const records = await readRecords(engine, kind, conditions, orderOf(engine, kind, question.sorting), EXPORT_CUT);
  demandWhole(records);
  const { items, names } = await toWire(engine, kind, records);
  const lines = [
    shown.map(({ heading }) => heading),
    ...items.map((record) => shown.map(({ cell }) => cell(record, names))),
  ];
  const { work } = engine;
  const { userId } = work;
  if (userId)
    await recordAct({ ...work, userId }, 'recordsExported', kind.resource.label[language], String(items.length));
  const fileName = `${kind.resource.label[language]} ${work.wall.slice(0, 10)}.csv`;
  return csvFile(fileName, lines);
}
