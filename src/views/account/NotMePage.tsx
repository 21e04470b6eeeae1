import { Link } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { dispute, selectDisputeFailure, selectDisputeStatus, selectUndone } from '../../features/notMe/notMeSlice.ts';
import { selectLocation } from '../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { useText, useTexts } from '../common/useText.ts';
import { AccountPage } from './AccountPage.tsx';
import { FailureLine } from './FailureLine.tsx';
import styles from './forms.module.css';

/** /notMe: the link in the text message about a change; nothing happens until the button is pressed (decision 0017). */
export function NotMePage() {
  useTexts('account');
  const t = useText();
  const undone = useAppSelector(selectUndone);
  return (
    <AccountPage title={t('notMe:title')} hint={t('notMe:subtitle')}>
      <div className={styles.signInForm}>
        {undone === null ? (
          <Question />
        ) : (
          <div role="status">
            <p>{t('notMe:done')}</p>
            {undone.phoneNumber !== null && <p>{t('notMe:number', { phoneNumber: undone.phoneNumber })}</p>}
          </div>
        )}
      </div>
      <p className={styles.signInOther}>
        <Link to={PATHS.verifyPhone}>{t('notMe:newPassword')}</Link>
      </p>
      <p className={styles.signInOther}>
        <Link to={PATHS.login}>{t('notMe:signIn')}</Link>
      </p>
    </AccountPage>
  );
}

function Question() {
  const t = useText();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectDisputeStatus) === 'submitting';
  const { error } = useAppSelector(selectDisputeFailure);
  const ticket = new URLSearchParams(useAppSelector(selectLocation).search).get('ticket');
  if (!ticket) return <FailureLine failure={{ key: 'notMe:linkIncomplete' }} />;
  return (
    <>
      <p>{t('notMe:whatHappens')}</p>
      <p>{t('notMe:afterwards')}</p>
      <FailureLine failure={busy ? null : error} />
      <Button kind="primary" wide busy={busy} onClick={() => dispatch(dispute.submitted({ ticket }))}>
        {t(busy ? 'notMe:submitting' : 'notMe:submit')}
      </Button>
    </>
  );
}
