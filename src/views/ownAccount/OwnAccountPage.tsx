import { selectProofAsked } from '../../features/reauthentication/reauthenticationSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ReauthenticationDialog } from '../accountSettings/securitySetting/ReauthenticationDialog.tsx';
import { PageHead } from '../common/PageHead.tsx';
import { useText } from '../common/useText.ts';
import { ChangesSection } from './ChangesSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import styles from './ownAccount.module.css';

/** Changes to the account, the person's data, and deleting the account. */
export function OwnAccountPage() {
  const t = useText();
  const isAsked = useAppSelector(selectProofAsked);
  return (
    <div className={styles.page}>
      <PageHead title={t('routing:ownAccount')} sentence={t('ownAccount:sentence')} />
      <ChangesSection />
      <DataSection />
      <DeletionSection />
      {isAsked && <ReauthenticationDialog />}
    </div>
  );
}
