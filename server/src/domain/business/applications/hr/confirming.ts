import { invalidField } from '../../../../errors/apiError.ts';
import type {
  Behaviour,
  BusinessDesk,
  BusinessNotice,
  Effect,
  StoredRecord,
  Telling,
} from '../../engine/definition.ts';
import { textOf } from '../reading.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The person a monthly record is about. */
async function employeeOf({ work }: BusinessDesk, { values }: Pick<StoredRecord, 'values'>) {
  const found = await work.db
    .selectFrom('tenant_users')
    .select(['name', 'employee_number'])
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', textOf(values['employee']))
    .executeTakeFirst();
  return { name: found?.name ?? '', number: found?.employee_number ?? '' };
}

const checkMonth: NonNullable<Behaviour['check']> = async (_desk, { month }) => {
  if (!MONTH.test(textOf(month))) {
    throw invalidField('month', { zh: '月份格式应为 2026-11', en: 'The month must look like 2026-11' });
  }
};

/** Titles a monthly record by its month and its person. */
const named: Effect = async (desk, record) => {
  const title = `${textOf(record.values['month'])} ${(await employeeOf(desk, record)).name}`;
  return title === record.values['title'] ? undefined : { values: { title } };
};

type Words = Pick<BusinessNotice, 'type' | 'displayName'> & { readonly what: string };

const telling = (
  { type, displayName, what }: Words,
  to: (record: StoredRecord) => string | null,
  said: (month: string, name: string) => string,
): Telling => ({
  to: async (_desk, record) => [to(record) ?? ''].filter((id) => id !== ''),
  notice: async (record, desk) => {
    const { name, number } = await employeeOf(desk, record);
    const month = textOf(record.values['month']);
    return {
      module: 'HCM',
      type,
      displayName,
      title: `${month} ${what}${said(month, name)}`,
      app: {
        month,
        employeeName: name,
        workNumber: number,
        sendTime: textOf(record.values['sentAt']).replace('T', ' '),
      },
    };
  },
});

const confirming = (words: Words): Behaviour => ({
  check: checkMonth,
  effects: {
    created: named,
    changed: named,
    send: async ({ work }) => ({ values: { sentAt: work.wall, objection: null } }),
  },
  tells: {
    send: telling(
      words,
      ({ values }) => textOf(values['employee']),
      () => '确认单已发送',
    ),
    // Its author has to look at it again.
    dispute: telling(
      words,
      ({ creatorId }) => creatorId,
      (_month, name) => `有异议：${name}`,
    ),
  },
});

export const attendanceBehaviour = confirming({ type: 'attendanceConfirm', displayName: '考勤确认', what: '考勤' });
export const salaryBehaviour = confirming({ type: 'salaryConfirm', displayName: '薪资确认', what: '薪资' });
