import { picksChanged, selectCalendarImport } from '../../features/calendarImport/calendarImportSlice.ts';
import type { ImportedEvent } from '../../lib/ics/importedEvent.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { type Column, DataTable } from '../common/DataTable.tsx';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import looks from '../common/looks.module.css';
import { LEVEL_KEYS } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';
import styles from './calendarExchange.module.css';

/** The events of the file: which ones to import, what each becomes, and the result. */
export function EventTable() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, events, picked, done, duplicates, failures } = useAppSelector(selectCalendarImport);
  const phone = usePhone();
  const what = ({ title, description, degreeType }: ImportedEvent) => (
    <>
      <div className={styles.title}>{title}</div>
      {degreeType > 0 && <div className={looks.meta}>{t(LEVEL_KEYS[degreeType])}</div>}
      {description !== null && <div className={styles.description}>{description}</div>}
    </>
  );
  const outcome = ({ id, notes }: ImportedEvent) => {
    const duplicate = duplicates[id];
    const failure = failures[id];
    if (done.includes(id)) return <span className={styles.imported}>{t('calendarImport:imported')}</span>;
    return (
      <ul className={styles.notes}>
        {failure && <li className={styles.failure}>{t(failure)}</li>}
        {duplicate && <li className={styles.duplicate}>{t(`calendarImport:duplicate_${duplicate}`)}</li>}
        {notes.map((note) => (
          <li key={note}>{t(`calendarImport:note_${note}`)}</li>
        ))}
        {!failure && !duplicate && notes.length === 0 && <li>{t('calendarImport:asIs')}</li>}
      </ul>
    );
  };
  // A phone has room for one column only, which then contains everything.
  const all = (event: ImportedEvent) => (
    <>
      {what(event)}
      <div className={looks.meta}>
        <Time event={event} />
      </div>
      {outcome(event)}
    </>
  );
  const columns: readonly Column<ImportedEvent>[] = phone
    ? [{ key: 'event', head: t('calendarImport:event'), cell: all }]
    : [
        { key: 'event', head: t('calendarImport:event'), cell: what },
        { key: 'time', head: t('calendarImport:time'), cell: (event) => <Time event={event} />, width: 190 },
        { key: 'becomes', head: t('calendarImport:becomes'), width: '34%', cell: outcome },
      ];
  return (
    <section className={styles.events} aria-label={t('calendarImport:table')}>
      <DataTable
        caption={t('calendarImport:table')}
        columns={columns}
        rows={events}
        {...(status === 'previewed' && {
          choice: {
            ids: picked,
            nameOf: ({ title }: ImportedEvent) => title,
            onChoose: (ids: readonly string[]) => dispatch(picksChanged(ids)),
          },
        })}
      />
    </section>
  );
}

function Time({ event: { startedAt, endAt, isAllDay } }: { readonly event: ImportedEvent }) {
  const t = useText();
  const [date, until] = [startedAt.slice(0, 10), endAt.slice(0, 10)];
  if (isAllDay)
    return (
      <span className={looks.num}>
        <span className={styles.moment}>{t('calendarImport:allDay', { date })}</span>
        {date !== until && <span className={styles.moment}>– {until}</span>}
      </span>
    );
  const [from, to] = [startedAt.slice(11, 16), endAt.slice(11, 16)];
  const isPoint = endAt === startedAt;
  return (
    <span className={looks.num}>
      <span className={styles.moment}>
        {date} {from}
        {date === until && !isPoint && ` – ${to}`}
      </span>
      {date !== until && (
        <span className={styles.moment}>
          – {until} {to}
        </span>
      )}
    </span>
  );
}
