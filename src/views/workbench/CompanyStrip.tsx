import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { ownCompany, selectCompanyInfo } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useCompanyName } from '../common/useCompanyName.ts';
import { useText } from '../common/useText.ts';
import styles from './workbench.module.css';

const BARS = [92, 120, 140, 72, 62, 138] as const;

/** What is known about the company in force. Nothing without a company. */
export function CompanyStrip() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectCompanyInfo);
  const language = useAppSelector(selectLanguage);
  const name = useCompanyName();
  if (name === null) return null;
  const amount = (value: number | null | undefined) => value?.toLocaleString(language) ?? null;
  return (
    <section className={styles.companyStrip} aria-label={t('workbench:companyInformation')}>
      <LoadedPart
        load={load}
        skeleton={
          <div className={styles.companyFacts}>
            {BARS.map((width) => (
              <div key={width}>
                <SkeletonBar width={width} />
              </div>
            ))}
          </div>
        }
        compact
        failedTitle={t('workbench:companyInformationFailed')}
        onRetry={() => dispatch(ownCompany.wanted())}
      >
        {(info) => (
          <dl className={styles.companyFacts}>
            <Fact label={t('workbench:company')} value={name} />
            <Fact label={t('workbench:edition')} value={info.editionName} />
            <Fact label={t('workbench:validUntil')} value={info.expireDate?.slice(0, 10)} />
            <Fact label={t('workbench:employees')} value={amount(info.employeeCount)} />
            <Fact label={t('workbench:departments')} value={amount(info.departmentCount)} />
            <Fact label={t('workbench:myDepartment')} value={info.departmentName} />
          </dl>
        )}
      </LoadedPart>
    </section>
  );
}

type FactProps = { readonly label: string; readonly value: string | null | undefined };

/** One label with its value; omitted if the backend does not provide it. */
function Fact({ label, value }: FactProps) {
  if (value === null || value === undefined || value === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={looks.ellipsis} title={value}>
        {value}
      </dd>
    </div>
  );
}
