import { selectHelpPanel } from '../../features/helpPanel/helpPanelSlice.ts';
import { helpTopicAt } from '../../features/helpPanel/helpTopics.ts';
import { selectDialog } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { selectProblemReport } from '../../features/problemReport/problemReportSlice.ts';
import { selectLocation } from '../../features/routing/routingSlice.ts';
import { selectTourStep } from '../../features/tour/tourSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText, useTexts } from '../common/useText.ts';
import { HelpArticle } from './HelpArticle.tsx';
import { HelpTopics } from './HelpTopics.tsx';
import { HelpWays } from './HelpWays.tsx';
import styles from './help.module.css';
import { ReportDialog } from './ReportDialog.tsx';
import { Tour } from './Tour.tsx';

/** Help for the current page (HDR-8), the list of all topics, and other sources of help. */
export function HelpPanel() {
  useTexts('help');
  const t = useText();
  const { shown } = useAppSelector(selectHelpPanel);
  const location = useAppSelector(selectLocation);
  const dialog = useAppSelector(selectDialog);
  const ofPage = helpTopicAt(location, dialog.status === 'open' ? dialog.tab : null);
  return (
    <>
      <h2 className={styles.title}>{t('shell:help')}</h2>
      <div className={styles.body}>
        {shown === 'topics' ? <HelpTopics /> : <HelpArticle key={shown} topic={shown === 'page' ? ofPage : shown} />}
        <HelpWays shown={shown} />
      </div>
    </>
  );
}

/** What help shows above the page. Both screens are one chunk: each further one would add a row to the entry. */
export function HelpLayer() {
  const { status } = useAppSelector(selectProblemReport);
  const step = useAppSelector(selectTourStep);
  return (
    <>
      {status !== 'closed' && <ReportDialog />}
      {step !== 'away' && <Tour step={step} />}
    </>
  );
}
