import { Download, FileUp } from 'lucide-react';
import { useCallback } from 'react';
import {
  choiceAsked,
  importRequested,
  isGood,
  selectMemberImport,
  templateAsked,
} from '../../../features/memberImport/memberImportSlice.ts';
import { panelClosed } from '../../../features/myOrganization/myOrganizationSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleDialog } from '../ConsoleDialog.tsx';
import styles from './dialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';

/** Imports many people from a file: nothing is imported before the person has seen it. */
export function ImportDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, fileName, lines, error, result } = useAppSelector(selectMemberImport);
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  const good = lines.filter(isGood).length;
  const isBusy = status === 'reading' || status === 'checking' || status === 'importing';
  const canImport = (status === 'previewed' || status === 'importing') && good > 0;
  return (
    <ConsoleDialog
      title={t('memberImport:title')}
      wide
      confirm={canImport ? t('memberImport:confirm', { count: good }) : null}
      busy={status === 'importing'}
      error={error}
      onClose={close}
      onConfirm={() => dispatch(importRequested())}
    >
      <p className={styles.dialogNote}>{t('memberImport:sentence')}</p>
      <div className={styles.importActs}>
        <Button icon={FileUp} busy={isBusy} data-autofocus="" onClick={() => !isBusy && dispatch(choiceAsked())}>
          {t(status === 'choosing' ? 'memberImport:choose' : 'memberImport:chooseAgain')}
        </Button>
        <Button icon={Download} onClick={() => dispatch(templateAsked())}>
          {t('memberImport:template')}
        </Button>
      </div>
      <p className={styles.dialogNote} role="status">
        {status === 'reading' && t('memberImport:reading', { file: fileName })}
        {status === 'checking' && t('memberImport:checking', { count: lines.length })}
        {status === 'importing' && t('memberImport:importing')}
        {status === 'failed' && `${t('memberImport:failed')}: ${fileName}`}
        {status === 'done' &&
          result !== null &&
          `${t('memberImport:done')}: ${t('memberImport:result', { ...result })}`}
      </p>
      {lines.length > 0 && status !== 'done' && <ImportPreview lines={lines} />}
    </ConsoleDialog>
  );
}
