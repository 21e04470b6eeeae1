import { type Ref, useRef } from 'react';
import type { RealName } from '../../../../contract/realName.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import {
  realNameResource,
  realNameWithdrawalWanted,
  selectRealName,
  selectRealNameStatus,
  selectRealNameWithdrawing,
} from '../../../features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { useFocusOnPage } from '../../common/dom/useFocusOnPage.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { FormSkeleton } from '../certification/FormSkeleton.tsx';
import { Pending } from '../certification/ReviewOutcome.tsx';
import { VerifiedNote } from '../certification/VerifiedNote.tsx';
import { RealNameForm } from './RealNameForm.tsx';
import styles from './realName.module.css';

/** /console/accountCenter/realNameAuthentication: the account's real name and its current state. */
export function RealNameAuthentication() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectRealName);
  const status = useAppSelector(selectRealNameStatus);
  return (
    <div className={styles.screen} data-dense>
      <PageHead
        title={t('realNameAuthentication:title')}
        note={
          status === 'verified' ? (
            <VerifiedNote words={t('realNameAuthentication:verified')} />
          ) : (
            t('realNameAuthentication:why')
          )
        }
      />
      <LoadedPart
        load={load}
        skeleton={<FormSkeleton rows={2} />}
        failedTitle={t('realNameAuthentication:failedToLoad')}
        onRetry={() => dispatch(realNameResource.wanted())}
      >
        {(data) => <FormOrFacts data={data} />}
      </LoadedPart>
    </div>
  );
}

function FormOrFacts({ data }: { readonly data: RealName }) {
  const status = useAppSelector(selectRealNameStatus);
  const result = useRef<HTMLHeadingElement>(null);
  useFocusOnPage(result, status);
  if (status === 'none' || status === 'refused')
    return <RealNameForm key={data.attempt} data={data} isRefused={status === 'refused'} />;
  return <RealNameFacts data={data} titleRef={result} />;
}

type RealNameFactsProps = { readonly data: RealName; readonly titleRef: Ref<HTMLHeadingElement> };

function RealNameFacts({ data, titleRef }: RealNameFactsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectRealNameStatus);
  const isWithdrawing = useAppSelector(selectRealNameWithdrawing);
  const now = useAppSelector(selectNow);
  const when = (at: string | null): string => (at ? t(timeText(at, now)) : '');
  return (
    <>
      {status === 'pending' && (
        <Pending
          titleRef={titleRef}
          title={t('realNameAuthentication:pendingTitle')}
          sentence={t('realNameAuthentication:pendingSentence', { time: when(data.submittedTime) })}
        >
          <Button busy={isWithdrawing} onClick={() => dispatch(realNameWithdrawalWanted())}>
            {t(isWithdrawing ? 'realNameAuthentication:withdrawing' : 'realNameAuthentication:withdraw')}
          </Button>
        </Pending>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('realNameAuthentication:realName')}</dt>
          <dd>{data.realName}</dd>
        </div>
        <div>
          <dt>{t('realNameAuthentication:idNumber')}</dt>
          <dd>{data.idNumber}</dd>
        </div>
        {data.reviewedTime !== null && (
          <div>
            <dt>{t('realNameAuthentication:verifiedAt')}</dt>
            <dd>{when(data.reviewedTime)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
