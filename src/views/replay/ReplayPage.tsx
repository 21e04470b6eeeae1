import { selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { ThemeProvider } from '../common/ThemeProvider.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { StoppedFlowsHost } from '../feedback/StoppedFlowsHost.tsx';
import { Desk } from './Desk.tsx';
import { ReplayHead } from './ReplayHead.tsx';
import styles from './replay.module.css';
import { Verdict } from './Verdict.tsx';
import { Welcome } from './Welcome.tsx';

/** The page that plays tapes for developers (decision 0021): not the portal, and not connected to one. */
export function ReplayPage() {
  return (
    <ThemeProvider settings={useAppSelector(selectSettings)}>
      <Page />
    </ThemeProvider>
  );
}

function Page() {
  useTexts('replayDesk');
  const t = useText();
  const { status, rehearsal } = useAppSelector(selectReplayDesk);
  const isBusy = status === 'reading' || status === 'rehearsing';
  return (
    <div className={styles.frame}>
      <title>{t('replayDesk:title')}</title>
      <div className={styles.page}>
        <ReplayHead />
        <main className={styles.main}>
          {isBusy && <BusyBar label={t(status === 'reading' ? 'replayDesk:reading' : 'replayDesk:rehearsing')} />}
          {rehearsal ? <Desk /> : !isBusy && <Welcome />}
        </main>
        {rehearsal && <Verdict rehearsal={rehearsal} />}
        <StoppedFlowsHost />
      </div>
    </div>
  );
}
