import type { ActRecord } from '../../../../contract/acts.ts';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import looks from '../../common/looks.module.css';
import { useText } from '../../common/useText.ts';
import { detailWords } from '../dashboard/actDetail.ts';

/** One page of acts. Where there is no room for the detail, it stands below the act. */
export function ActTable({ acts }: { readonly acts: readonly ActRecord[] }) {
  const t = useText();
  const columns: readonly Column<ActRecord>[] = [
    {
      key: 'time',
      head: t('consoleActs:time'),
      cell: ({ creationTime }) => <span className={looks.num}>{creationTime.replace('T', ' ')}</span>,
      width: 'min(172px, 26vw)',
    },
    {
      key: 'person',
      head: t('consoleActs:person'),
      cell: ({ actorName }) => actorName || t('dashboard:platform'),
      width: 'min(160px, 24vw)',
    },
    {
      key: 'what',
      head: t('consoleActs:what'),
      cell: (act) => t('dashboard:actSentence', { act: act.act, object: act.object }),
    },
    {
      key: 'detail',
      head: t('consoleActs:detail'),
      cell: (act) => detailWords(t, act) || '–',
      width: '26%',
      wide: true,
    },
  ];
  return <DataTable caption={t('consoleActs:title')} columns={columns} rows={acts} />;
}
