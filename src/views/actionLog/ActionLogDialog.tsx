import { REPLAY_PATHS } from '../../constants/paths.ts';
import type { LogReading } from '../../features/actionLog/actionLogReading.ts';
import {
  freshLogWanted,
  saveWanted,
  selectActionLog,
  selectIsLogSaving,
} from '../../features/actionLog/actionLogSlice.ts';
import { actionLogClosed } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { ConsoleDialog } from '../console/ConsoleDialog.tsx';
import styles from './actionLog.module.css';
import { SegmentTable } from './SegmentTable.tsx';

/** What an export of the action log contains, shown before it is made (DEV-4, decision 0020). */
export function ActionLogDialog() {
  useTexts('actionLog');
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, reading } = useAppSelector(selectActionLog);
  const isEmpty = reading !== null && reading.segments.length === 0;
  const maySave = reading !== null && !isEmpty;
  return (
    <ConsoleDialog
      wide
      title={t('actionLog:title')}
      confirm={maySave ? t('actionLog:save') : null}
      busy={useAppSelector(selectIsLogSaving)}
      isTyped={false}
      onClose={() => dispatch(actionLogClosed())}
      onConfirm={() => dispatch(saveWanted())}
    >
      <p>{t('actionLog:sentence')}</p>
      <p className={styles.hidden}>{t('actionLog:hidden')}</p>
      {status === 'reading' && <p role="status">{t('actionLog:reading')}</p>}
      {isEmpty && <p>{t('actionLog:none')}</p>}
      {maySave && <Contents reading={reading} />}
    </ConsoleDialog>
  );
}

function Contents({ reading }: { readonly reading: LogReading }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <>
      <div className={styles.contents}>
        <SegmentTable segments={reading.segments} />
      </div>
      <details className={styles.newest}>
        <summary>{t('actionLog:newest')}</summary>
        <textarea readOnly rows={9} aria-label={t('actionLog:newest')} value={reading.newest.join('\n')} />
      </details>
      <p className={styles.hidden}>{t('actionLog:size', { size: Math.max(1, Math.round(reading.bytes / 1024)) })}</p>
      <div className={styles.fresh}>
        <PlainButton onClick={() => dispatch(freshLogWanted())}>{t('actionLog:fresh')}</PlainButton>
        <span className={styles.hidden}>{t('actionLog:freshHint')}</span>
      </div>
      <p className={styles.hidden}>
        {t('actionLog:forDevelopers')}{' '}
        <a href={REPLAY_PATHS.page} target="_blank" rel="noopener">
          {t('actionLog:replayPage')}
        </a>
      </p>
    </>
  );
}
