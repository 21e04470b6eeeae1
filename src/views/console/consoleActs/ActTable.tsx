import type { ActRecord } from '../../../../contract/acts.ts';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import looks from '../../common/looks.module.css';
import { useText } from '../../common/useText.ts';
import { detailWords } from '../dashboard/actDetail.ts';

/** One page of acts. */
export function ActTable({ acts }: { readonly acts: readonly ActRecord[] }) {
  const t = useText();
  const columns: readonly Column<ActRecord>[] = [
    {
      key: 'time',
      head: t('consoleActs:time'),
      cell: ({ creationTime }) => <span className={looks.num}>{creationTime.replace('T', ' ')}</span>,
      width: 'min(200px, 26vw)',
    },
    {
      key: 'person',
      head: t('consoleActs:person'),
      cell: ({ actorName }) => actorName || t('dashboard:platform'),
      width: 'min(160px, 24vw)',
    },
    { key: 'what', head: t('consoleActs:what'), cell: (act) => <What act={act} /> },
  ];
  return <DataTable caption={t('consoleActs:title')} columns={columns} rows={acts} />;
}

/** What was done to whom or what, with further details below. */
function What({ act }: { readonly act: ActRecord }) {
  const t = useText();
  const detail = detailWords(t, act);
  return (
    <>
      <div>{t('dashboard:actSentence', { act: act.act, object: act.object })}</div>
      {detail !== '' && <div className={looks.meta}>{detail}</div>}
    </>
  );
}
