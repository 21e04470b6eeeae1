import { FileUp, Square } from 'lucide-react';
import { CALENDAR_FILE } from '../../constants/calendarFile.ts';
import {
  eventsImportWanted,
  icsChoiceWanted,
  importStopWanted,
  isPickChanged,
  remaining,
  selectCalendarImport,
} from '../../features/calendarImport/calendarImportSlice.ts';
import { exchangeClosed } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { useText } from '../common/useText.ts';
import { ConsoleDialog } from '../console/ConsoleDialog.tsx';
import styles from './calendarExchange.module.css';
import { EventTable } from './EventTable.tsx';

const LEFT_OUT = ['broken', 'over', 'others'] as const;

/** Events from a file (CAL-9): nothing is imported before the person has seen it. */
export function CalendarImportDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectCalendarImport);
  const { status, events, error } = state;
  const count = remaining(state).length;
  const isRunning = status === 'importing' || status === 'stopping';
  const isBusy = isRunning || status === 'reading' || status === 'checking';
  const isOffered = (status === 'previewed' || status === 'done') && count > 0;
  return (
    <ConsoleDialog
      title={t('calendarImport:title')}
      wide
      confirm={isOffered ? t(status === 'done' ? 'calendarImport:retry' : 'calendarImport:confirm', { count }) : null}
      busy={isRunning}
      error={error}
      isTyped={isPickChanged(state)}
      // A running import is stopped first, so that the person sees its result.
      onClose={isRunning ? null : () => dispatch(exchangeClosed())}
      onConfirm={() => isOffered && dispatch(eventsImportWanted())}
    >
      <p className={styles.note}>{t('calendarImport:sentence', { most: CALENDAR_FILE.events })}</p>
      <div className={styles.acts}>
        <Button icon={FileUp} busy={isBusy} data-autofocus="" onClick={() => dispatch(icsChoiceWanted())}>
          {t(status === 'choosing' ? 'calendarImport:choose' : 'calendarImport:chooseAgain')}
        </Button>
        {isRunning && (
          <Button icon={Square} busy={status === 'stopping'} onClick={() => dispatch(importStopWanted())}>
            {t('calendarImport:stop')}
          </Button>
        )}
      </div>
      <Progress />
      {LEFT_OUT.filter((why) => state.leftOut[why] > 0).map((why) => (
        <p key={why} className={styles.note}>
          {t(`calendarImport:leftOut_${why}`, { count: state.leftOut[why] })}
        </p>
      ))}
      {events.length > 0 && <EventTable />}
    </ConsoleDialog>
  );
}

/** The progress, for screen readers. */
function Progress() {
  const t = useText();
  const state = useAppSelector(selectCalendarImport);
  const { status, fileName, events, picked, done, failures } = state;
  const failed = Object.keys(failures).length;
  const untried = remaining(state).length - failed;
  const results = [
    t('calendarImport:result', { done: done.length }),
    ...(failed > 0 ? [t('calendarImport:resultFailed', { count: failed })] : []),
    ...(untried > 0 ? [t('calendarImport:resultUntried', { count: untried })] : []),
  ];
  return (
    <>
      <p className={styles.progress} role="status">
        {status === 'reading' && t('calendarImport:reading', { file: fileName })}
        {status === 'checking' && t('calendarImport:checking')}
        {status === 'refused' && t('calendarImport:refused', { file: fileName })}
        {status === 'previewed' && events.length === 0 && t('calendarImport:nothingLeft')}
        {status === 'previewed' &&
          events.length > 0 &&
          t('calendarImport:summary', { count: events.length, picked: picked.length })}
        {status === 'importing' && t('calendarImport:importing', { done: done.length, total: picked.length })}
        {status === 'stopping' && t('calendarImport:stopping')}
        {status === 'done' && results.join(t('scheduleCalendar:separator'))}
      </p>
      {(status === 'importing' || status === 'stopping') && (
        <progress
          className={styles.bar}
          aria-label={t('calendarImport:title')}
          value={done.length + failed}
          max={picked.length}
        />
      )}
    </>
  );
}
