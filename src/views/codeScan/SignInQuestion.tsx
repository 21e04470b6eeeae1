import { TriangleAlert } from 'lucide-react';
import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { answerGiven, selectCodeScan } from '../../features/codeScan/codeScanSlice.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { focusOnMount } from '../common/dom/focusOnMount.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { SecondsLeft } from '../common/SecondsLeft.tsx';
import { useText } from '../common/useText.ts';
import styles from './scan.module.css';

/** Who wants to sign in and from where, before anything happens. */
export function SignInQuestion() {
  const t = useText();
  const dispatch = useAppDispatch();
  const brand = useAppSelector(selectBrandTitle);
  const user = useAppSelector(selectUser);
  const { asker, status, isGranted } = useAppSelector(selectCodeScan);
  const busy = status === 'answering';
  const facts = [
    [t('codeScan:account'), user && `${user.name} (${user.userName})`],
    [t('codeScan:device'), asker?.browserInfo],
    [t('codeScan:address'), asker?.ip],
  ] as const;
  const answer = (allows: boolean) => busy || dispatch(answerGiven(allows));
  return (
    <>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {t('codeScan:question', { brand })}
      </h1>
      <p className={styles.scanSentence}>{t('codeScan:questionSentence')}</p>
      <dl className={styles.scanFacts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('codeScan:notTold')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.scanWarning}>
        <Icon of={TriangleAlert} size={16} />
        {t('codeScan:warning')}
      </p>
      {asker?.seconds != null && !busy && (
        <p className={styles.scanSeconds}>
          <SecondsLeft
            seconds={asker.seconds}
            minutes
            before={t('codeScan:secondsBefore')}
            after={t('codeScan:secondsAfter')}
          />
          <span className={looks.visuallyHidden}>{t('codeScan:holdsShortly')}</span>
        </p>
      )}
      <div className={styles.scanAnswers}>
        <Button kind="primary" wide busy={busy && isGranted} onClick={() => answer(true)}>
          {t(busy && isGranted ? 'codeScan:allowing' : 'codeScan:allow')}
        </Button>
        <Button wide busy={busy && !isGranted} onClick={() => answer(false)}>
          {t(busy && !isGranted ? 'codeScan:allowing' : 'codeScan:refuse')}
        </Button>
      </div>
    </>
  );
}
