import { Download, FileUp } from 'lucide-react';
import { useCallback } from 'react';
import {
  choiceWanted,
  importResource,
  isGood,
  selectMemberImport,
  templateWanted,
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
  const { fileName, file, check, result } = useAppSelector(selectMemberImport);
  const close = useCallback(() => dispatch(panelClosed()), [dispatch]);
  const lines = check.data ?? file.data ?? [];
  const good = lines.filter(isGood).length;
  const isImporting = result.status === 'loading';
  const isBusy = file.status === 'loading' || check.status === 'loading' || isImporting;
  const canImport = check.status === 'loaded' && result.status !== 'loaded' && good > 0;
  return (
    <ConsoleDialog
      title={t('memberImport:title')}
      wide
      confirm={canImport ? t('memberImport:confirm', { count: good }) : null}
      busy={isImporting}
      error={file.error ?? check.error ?? (isImporting ? null : result.error)}
      isTyped={false}
      onClose={close}
      onConfirm={() => dispatch(importResource.wanted())}
    >
      <p className={styles.dialogNote}>{t('memberImport:sentence')}</p>
      <div className={styles.importActs}>
        <Button icon={FileUp} busy={isBusy} data-autofocus="" onClick={() => dispatch(choiceWanted())}>
          {t(file.status === 'idle' ? 'memberImport:choose' : 'memberImport:chooseAgain')}
        </Button>
        <Button icon={Download} onClick={() => dispatch(templateWanted())}>
          {t('memberImport:template')}
        </Button>
      </div>
      <p className={styles.dialogNote} role="status">
        {file.status === 'loading' && t('memberImport:reading', { file: fileName })}
        {check.status === 'loading' && t('memberImport:checking', { count: lines.length })}
        {isImporting && t('memberImport:importing')}
        {(file.status === 'failed' || check.status === 'failed') && `${t('memberImport:failed')}: ${fileName}`}
        {result.data && `${t('memberImport:done')}: ${t('memberImport:result', { ...result.data })}`}
      </p>
      {lines.length > 0 && !result.data && <ImportPreview lines={lines} />}
    </ConsoleDialog>
  );
}
