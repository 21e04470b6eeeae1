import type { Text } from '../../../../../../contract/businessFields.ts';
import { options, text } from '../../words.ts';

type Class = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

/** An account of the books, identified by its code in the general chart of accounts. */
interface Account {
  readonly label: Text;
  readonly class: Class;
}
const account = (kind: Class, zh: string, en: string): Account => ({ label: text(zh, en), class: kind });

/** The accounts that a company of this size needs. */
export const ACCOUNTS = {
  1001: account('asset', '库存现金', 'Cash'),
  1002: account('asset', '银行存款', 'Bank'),
  1122: account('asset', '应收账款', 'Receivables'),
  1405: account('asset', '库存商品', 'Stock'),
  1601: account('asset', '固定资产', 'Fixed assets'),
  2202: account('liability', '应付账款', 'Payables'),
  2211: account('liability', '应付职工薪酬', 'Wages payable'),
  2221: account('liability', '应交税费', 'Taxes'),
  4001: account('equity', '实收资本', 'Paid-in capital'),
  6001: account('income', '主营业务收入', 'Sales'),
  6401: account('expense', '主营业务成本', 'Cost of sales'),
  6601: account('expense', '销售费用', 'Selling expenses'),
  6602: account('expense', '管理费用', 'Administrative expenses'),
  6603: account('expense', '财务费用', 'Finance costs'),
} as const;
export type AccountCode = `${keyof typeof ACCOUNTS}`;

export const CLASSES = {
  asset: ['资产', 'Assets'],
  liability: ['负债', 'Liabilities'],
  equity: ['权益', 'Equity'],
  income: ['收入', 'Income'],
  expense: ['费用', 'Expenses'],
} as const satisfies Record<Class, readonly [string, string]>;

/** The accounts to choose from: all of them, or only those named. */
export function accountOptions(...codes: readonly AccountCode[]) {
  const named = Object.entries(ACCOUNTS).filter(([code]) => codes.length === 0 || codes.some((one) => one === code));
  return options(
    Object.fromEntries(
      named.map(([code, { label }]) => [code, [`${code} ${label.zh}`, `${code} ${label.en}`] as const]),
    ),
  );
}
