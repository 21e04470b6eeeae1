import { RotateCcw } from 'lucide-react';
import type { FormEvent } from 'react';
import {
  chooserCancelled,
  companiesResource,
  companyPicked,
  switchConfirmed,
} from '../../features/companySwitch/companySwitchEvents.ts';
import {
  selectCompanies,
  selectIsListing,
  selectListError,
  selectPickedId,
  selectSwitchAction,
  selectSwitchStatus,
} from '../../features/companySwitch/companySwitchSlice.ts';
import { selectLastTenantId } from '../../features/device/deviceSlice.ts';
import { selectHostInfo, selectTenantId } from '../../features/session/sessionSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { retrying } from '../common/dom/retrying.ts';
import { EmptyState } from '../common/EmptyState.tsx';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { Skeleton, SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { CompanyRow } from './CompanyRow.tsx';
import styles from './companyChooser.module.css';

const SKELETON_ROWS = [112, 92, 104, 84];

function LoadingRows() {
  const t = useText();
  return (
    <Skeleton label={t('companySwitch:listing')}>
      {SKELETON_ROWS.map((width) => (
        <div key={width} className={styles.companyRow}>
          <SkeletonBar width={36} height={36} radius={8} />
          <span className={`${styles.companyRowWords} ${styles.companyRowBars}`}>
            <SkeletonBar width={width} height={12} />
            <SkeletonBar width={width + 24} />
          </span>
        </div>
      ))}
    </Skeleton>
  );
}

/** A failed list and an empty one have the same title (§8); below it, why it failed, or how to join a company. */
function NoCompanies() {
  const t = useText();
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectListError);
  const account = useAppSelector(selectHostInfo)?.userName ?? '';
  return (
    <EmptyState
      kind={error ? 'error' : 'empty'}
      title={t('companySwitch:empty')}
      sentence={error ? t(error) : t('companySwitch:joinSentence', { account })}
      action={
        <Button icon={RotateCcw} onClick={retrying(() => dispatch(companiesResource.wanted()))}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}

function CompanyList() {
  const dispatch = useAppDispatch();
  const companies = useAppSelector(selectCompanies);
  const pickedId = useAppSelector(selectPickedId);
  const tenantId = useAppSelector(selectTenantId);
  const lastId = useAppSelector(selectLastTenantId);
  return companies.map((company) => (
    <CompanyRow
      key={company.companyOUId}
      company={company}
      picked={company.tenantId === pickedId}
      current={company.tenantId === tenantId}
      last={tenantId === null && company.tenantId === lastId}
      onPick={(id) => dispatch(companyPicked(id))}
    />
  ));
}

function Title() {
  const t = useText();
  const action = useAppSelector(selectSwitchAction);
  const count = useAppSelector(selectCompanies).length;
  const name = useAppSelector(selectHostInfo)?.name;
  return (
    <div className={styles.companyChooserHead}>
      <h2 id="company-chooser-title">{t('companySwitch:pleaseSelect', { action })}</h2>
      <p>{count > 0 && name !== undefined && t('companySwitch:belongsTo', { name, count })}</p>
    </div>
  );
}

/** The company chooser (specification §2, CMP-1). Only its own buttons close it. */
export function CompanyChooser() {
  const t = useText();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSwitchStatus);
  const isEmpty = useAppSelector(selectCompanies).length === 0;
  const listing = useAppSelector(selectIsListing);
  const switching = status === 'switching';
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'choosing' && !listing) dispatch(switchConfirmed());
  };
  return (
    <ModalLayer className={styles.companyChooser} labelledBy="company-chooser-title" busy={listing || switching}>
      <form onSubmit={confirm}>
        <Title />
        <fieldset className={styles.companyList} disabled={switching} aria-labelledby="company-chooser-title">
          {listing ? <LoadingRows /> : isEmpty ? <NoCompanies /> : <CompanyList />}
        </fieldset>
        <div className={styles.companyChooserFoot}>
          <Button disabled={switching} onClick={() => dispatch(chooserCancelled())}>
            {t('common:cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={switching} disabled={listing}>
            {switching ? t('companySwitch:switching') : t('common:confirm')}
          </Button>
        </div>
      </form>
    </ModalLayer>
  );
}
