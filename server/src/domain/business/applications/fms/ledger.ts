import { sql } from 'kysely';
import type { Resource } from '../../../../../../contract/businessDescription.ts';
import type { Behaviour } from '../../engine/definition.ts';
import { field, options, tab, text } from '../../words.ts';
import { ACCOUNTS, accountOptions, CLASSES } from './accounts.ts';

/** The balance of each account: all balances add up to 0 as long as every voucher balances. */
export const ledger: Resource = {
  name: 'ledger',
  label: text('科目余额', 'Balances'),
  one: text('科目', 'account'),
  icon: 'scale',
  facets: { title: 'code', amount: 'balance' },
  fields: [
    field('code', 'text', '科目编码', 'Code'),
    field('account', 'choice', '科目', 'Account', { options: accountOptions() }),
    field('class', 'choice', '类别', 'Class', { options: options(CLASSES) }),
    field('report', 'choice', '报表', 'Report', {
      options: options({ profit: ['利润表', 'Profit and loss'], balance: ['资产负债表', 'Balance sheet'] }),
    }),
    field('debit', 'money', '借方发生额', 'Debit'),
    field('credit', 'money', '贷方发生额', 'Credit'),
    field('balance', 'money', '余额（借正贷负）', 'Balance (debit above 0)'),
    field('side', 'choice', '余额方向', 'Side', {
      options: options({ debit: ['借', 'Debit'], credit: ['贷', 'Credit'], even: ['平', 'Even'] }),
    }),
  ],
  list: {
    columns: ['account', 'class', 'debit', 'credit', 'balance', 'side'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('profit', '利润表', 'Profit and loss', { where: { report: 'profit' } }),
      tab('balance', '资产负债表', 'Balance sheet', { where: { report: 'balance' } }),
      ...Object.entries(CLASSES).map(([key, [zh, en]]) => tab(key, zh, en, { where: { class: key } })),
    ],
    filters: ['class', 'side'],
    sorting: 'title',
  },
  summary: {
    figures: [
      { key: 'debit', label: text('借方余额', 'Debit balances'), measure: 'sum', scope: { where: { side: 'debit' } } },
      {
        key: 'credit',
        label: text('贷方余额', 'Credit balances'),
        measure: 'sum',
        scope: { where: { side: 'credit' } },
        turned: true,
      },
      {
        key: 'profit',
        label: text('累计利润', 'Profit so far'),
        measure: 'sum',
        scope: { where: { report: 'profit' } },
        turned: true,
      },
      {
        key: 'difference',
        label: text('借贷差额', 'Difference'),
        measure: 'sum',
        scope: {},
        alarming: true,
      },
    ],
  },
  allows: { create: false, change: false, delete: false },
};

const chart = sql.join(
  Object.entries(ACCOUNTS).map(
    ([code, { label, class: kind }]) =>
      sql`(${sql.lit(code)}, ${sql.lit(label.zh)}, ${sql.lit(label.en)}, ${sql.lit(kind)})`,
  ),
);

/**
 * Posted amounts, summed by account and presented as records. A reversed voucher still counts, as does the one that
 * reverses it.
 */
export const ledgerBehaviour: Behaviour = {
  rows: sql`(select s.tenant_id, md5(s.tenant_id::text || s.code)::uuid as id, 'fms/ledger' as kind, s.code as number,
      null::text as status, (s.code || ' ' || s.zh) collate "C" as title, null::uuid as party, null::uuid as owner,
      s.debit - s.credit as amount, null::text as due, lower(concat_ws(' ', s.code, s.zh, s.en)) as words,
      jsonb_build_object('code', s.code, 'account', s.code, 'class', s.class, 'report',
        case when s.class in ('income', 'expense') then 'profit' else 'balance' end, 'debit', s.debit, 'credit', s.credit,
        'balance', s.debit - s.credit, 'side',
        case when s.debit > s.credit then 'debit' when s.debit < s.credit then 'credit' else 'even' end) as values,
      1 as version, null::uuid as creator_id, s.first as creation_time, s.last as update_time
    from (select v.tenant_id, a.code, a.zh, a.en, a.class, min(v.creation_time) as first, max(v.update_time) as last,
        coalesce(sum((line->>'debit')::float8), 0) as debit, coalesce(sum((line->>'credit')::float8), 0) as credit
      from business_records v cross join lateral jsonb_array_elements(v.values->'lines') line
      join (values ${chart}) as a (code, zh, en, class) on a.code = line->>'account'
      where v.kind = 'fms/voucher' and v.status in ('posted', 'reversed')
      group by v.tenant_id, a.code, a.zh, a.en, a.class) s)`,
};
