import { Link } from 'react-router-dom';
import type { PersonalInfo as Info } from '../../../../contract/consoleHost.ts';
import { personalInfoResource, selectPersonalInfo } from '../../../features/personalInfo/personalInfoSlice.ts';
import { selectProofAsked } from '../../../features/reauthentication/reauthenticationSlice.ts';
import { accountPathFrom } from '../../../features/routing/accountPages.ts';
import { selectPathname } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { PageHead } from '../../common/PageHead.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import { FormSkeleton } from '../../console/certification/FormSkeleton.tsx';
import { ReauthenticationDialog } from '../securitySetting/ReauthenticationDialog.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { PersonalPicture } from './PersonalPicture.tsx';
import styles from './personalInfo.module.css';

/** How others see the person, in every company. */
export function PersonalInfo() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectPersonalInfo);
  const isAsked = useAppSelector(selectProofAsked);
  return (
    <div className={styles.screen} data-dense>
      <PageHead title={t('personalInfo:title')} />
      <LoadedPart
        load={load}
        skeleton={<FormSkeleton rows={4} />}
        failedTitle={t('personalInfo:failedToLoad')}
        onRetry={() => dispatch(personalInfoResource.wanted())}
      >
        {(info) => (
          <>
            <Section title={t('personalInfo:picture')} note={t('personalInfo:pictureNote')} />
            <PersonalPicture name={info.name} hasPicture={info.hasPicture} />
            <Section title={t('personalInfo:basics')} note={t('personalInfo:basicsNote')} />
            <PersonalForm info={info} />
            <Section title={t('personalInfo:account')} />
            <AccountFacts info={info} />
          </>
        )}
      </LoadedPart>
      {isAsked && <ReauthenticationDialog />}
    </div>
  );
}

function Section({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <div className={styles.section}>
      <SectionHead title={title} note={note} />
    </div>
  );
}

/** What takes a code to change, on the security settings page. */
function AccountFacts({ info }: { readonly info: Info }) {
  const t = useText();
  const security = accountPathFrom(useAppSelector(selectPathname), 'securitySetting');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('personalInfo:userName')}</dt>
        <dd>{info.userName}</dd>
        <dd>
          <Link to={security}>{t('personalInfo:security')}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('personalInfo:phone')}</dt>
        <dd>{info.phoneNumber ?? t('personalInfo:noPhone')}</dd>
        <dd>
          <Link to={security}>{t('personalInfo:changePhone')}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('personalInfo:since')}</dt>
        <dd>{info.creationTime.slice(0, 10)}</dd>
      </div>
    </dl>
  );
}
