import type { AccountDeletion } from '../../../contract/ownData.ts';
import {
  DELETION,
  deletionResource,
  leaveWanted,
  selectDeletion,
  selectOwnActs,
  stayWanted,
} from '../../features/ownAccount/ownAccountSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { listed } from '../../lib/listed.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import { SectionHead } from '../common/SectionHead.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './ownAccount.module.css';

/** What happens if the account is deleted, what prevents it, and how to undo it. */
export function DeletionSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <section className={styles.section}>
      <SectionHead title={t('ownAccount:deletion')} />
      <LoadedPart
        load={useAppSelector(selectDeletion)}
        skeleton={<SkeletonBar width="100%" height={80} />}
        failedTitle={t('ownAccount:deletionFailed')}
        onRetry={() => dispatch(deletionResource.wanted())}
        compact
      >
        {(deletion) => (deletion.deletionTime === null ? <Leave {...deletion} /> : <Leaving {...deletion} />)}
      </LoadedPart>
    </section>
  );
}

function Leaving({ deletionTime }: AccountDeletion) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectOwnActs).includes(DELETION);
  return (
    <>
      <p className={styles.warning}>{t('ownAccount:leaving', { date: deletionTime?.slice(0, 10) ?? '' })}</p>
      <Button busy={isBusy} onClick={() => dispatch(stayWanted())}>
        {t('ownAccount:stay')}
      </Button>
    </>
  );
}

function Leave({ graceDays, companies, inTheWay }: AccountDeletion) {
  const t = useText();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const isBusy = useAppSelector(selectOwnActs).includes(DELETION);
  const installation = t('ownAccount:installation');
  const names = listed(
    inTheWay.map(({ name }) => name ?? installation),
    language,
  );
  return (
    <>
      <p className={styles.sentence}>{t('ownAccount:deletionSentence', { days: graceDays })}</p>
      {companies.length > 0 && (
        <p className={styles.sentence}>{t('ownAccount:deletionCompanies', { names: listed(companies, language) })}</p>
      )}
      {names === '' ? (
        <Button busy={isBusy} onClick={() => dispatch(leaveWanted())}>
          {t('ownAccount:leave')}
        </Button>
      ) : (
        <p className={styles.warning}>{t('ownAccount:inTheWay', { names })}</p>
      )}
    </>
  );
}
