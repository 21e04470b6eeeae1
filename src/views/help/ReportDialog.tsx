import { useState } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { selectTyped } from '../../features/forms/formsSlice.ts';
import {
  reportClosed,
  reportCopyWanted,
  reportSaveWanted,
  selectProblemReport,
} from '../../features/problemReport/problemReportSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { ConsoleDialog } from '../console/ConsoleDialog.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import { ReportWords } from './ReportWords.tsx';
import styles from './report.module.css';

/** What happened in the person's words, and what the portal adds to it, before any of it is submitted. */
export function ReportDialog() {
  useTexts('help');
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, facts } = useAppSelector(selectProblemReport);
  const words = useAppSelector(selectTyped)['problemReport/words'] ?? '';
  const [checked, setChecked] = useState(false);
  const isMissing = words.trim() === '' || words.length > LIMITS.reportLength;
  const unlessMissing = (form: HTMLFormElement | null, act: () => void) => {
    setChecked(true);
    if (isMissing) form?.querySelector('textarea')?.focus();
    else act();
  };
  return (
    <ConsoleDialog
      wide
      title={t('problemReport:title')}
      confirm={t('problemReport:save')}
      busy={status !== 'ready'}
      isTyped={words.trim() !== ''}
      onClose={() => dispatch(reportClosed())}
      onConfirm={(form) => unlessMissing(form, () => dispatch(reportSaveWanted()))}
    >
      <p className={styles.sentence}>{t('problemReport:sentence')}</p>
      <ReportWords words={words} error={checked && isMissing ? t('problemReport:wordsMissing') : null} />
      {facts === null ? (
        <p role="status">{t('problemReport:reading')}</p>
      ) : (
        <ReportPreview facts={facts} words={words} />
      )}
      <PlainButton onClick={(event) => unlessMissing(event.currentTarget.form, () => dispatch(reportCopyWanted()))}>
        {t('problemReport:copy')}
      </PlainButton>
    </ConsoleDialog>
  );
}
