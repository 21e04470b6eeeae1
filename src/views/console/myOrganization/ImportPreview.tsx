import { useState } from 'react';
import { isGood } from '../../../features/memberImport/memberImportSlice.ts';
import type { ImportLine } from '../../../lib/importFile.ts';
import { type Column, DataTable } from '../../common/DataTable.tsx';
import { useText } from '../../common/useText.ts';
import styles from './dialog.module.css';

/** The maximum number of rows rendered at once: a file of 2,000 lines must not freeze the page. */
const DRAWN = 200;

/** What an import would do with each line, with every fault; lines with faults come first. */
export function ImportPreview({ lines }: { readonly lines: readonly ImportLine[] }) {
  const t = useText();
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = lines.filter(({ faults }) => faults.length > 0);
  const shown = onlyFaulty ? faulty : [...faulty, ...lines.filter(({ faults }) => faults.length === 0)];
  const rows = shown.slice(0, DRAWN).map((one) => ({ ...one, id: String(one.line) }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { key: 'line', head: t('memberImport:line'), cell: ({ line }) => line, width: 56, end: true },
    { key: 'name', head: t('memberImport:name'), cell: ({ row }) => row.name || '–' },
    { key: 'phone', head: t('memberImport:phoneNumber'), cell: ({ row }) => row.phoneNumber || '–', wide: true },
    { key: 'department', head: t('memberImport:department'), cell: ({ row }) => row.department || '–', wide: true },
    {
      key: 'outcome',
      head: t('memberImport:outcome'),
      width: '36%',
      cell: ({ outcome, faults }) => (
        <>
          {t(`memberImport:outcome_${outcome ?? (faults.length > 0 ? 'faulty' : 'unknown')}`)}
          {faults.map(({ field, message }) => (
            // Two columns can have the same fault, so it must name its column.
            <span key={JSON.stringify([field, message])} className={styles.fault}>
              {field
                ? t('memberImport:faultOf', { column: t(`memberImport:${field}`), fault: t(message) })
                : t(message)}
            </span>
          ))}
        </>
      ),
    },
  ];
  const counts = {
    good: lines.filter(isGood).length,
    present: lines.filter(({ outcome }) => outcome === 'present').length,
    faulty: faulty.length,
  };
  return (
    <>
      <p className={styles.dialogNote}>{t('memberImport:summary', counts)}</p>
      <label className={styles.check}>
        <input type="checkbox" checked={onlyFaulty} onChange={() => setOnlyFaulty(!onlyFaulty)} />
        {t('memberImport:onlyFaulty')}
      </label>
      <section className={styles.importRows} aria-label={t('memberImport:table')}>
        <DataTable caption={t('memberImport:table')} columns={columns} rows={rows} />
      </section>
      {shown.length > DRAWN && <p className={styles.dialogNote}>{t('memberImport:more', { count: DRAWN })}</p>}
    </>
  );
}
