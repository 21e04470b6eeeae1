import { selectReauthentication } from '../../features/reauthentication/reauthenticationSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PageHead } from '../common/PageHead.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { ReauthenticationDialog } from '../console/securitySetting/ReauthenticationDialog.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { LoginsSection } from './LoginsSection.tsx';
import styles from './ownAccount.module.css';

/** /ownAccount: what everybody can do about their own account, with or without the console (decision 0040). */
export function OwnAccountPage() {
  useTexts('console');
  const t = useText();
  const isAsked = useAppSelector(selectReauthentication).status !== 'closed';
  return (
    <div className={styles.page}>
      <PageHead title={t('routing:ownAccount')} sentence={t('ownAccount:sentence')} />
      <ChangesSection />
      <LoginsSection />
      <DataSection />
      <DeletionSection />
      {isAsked && <ReauthenticationDialog />}
    </div>
  );
}
