import { Building2 } from 'lucide-react';
import { selectCompanyName } from '../../features/company/companySlice.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { shutReasonOf } from '../../features/companySwitch/companySwitchSlice.ts';
import { selectShutCompanies, selectUser } from '../../features/session/sessionSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { companyNameIn } from '../../lib/companyName.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { useText } from '../common/useText.ts';
import styles from './workbench.module.css';

/**
 * How somebody without a company gets into one (CMP-2): its administrator needs the account's name, then look again. Who
 * belongs to companies but can enter none is told why.
 */
export function JoinCompany() {
  const t = useText();
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.userName ?? '';
  const hasCompany = useAppSelector(selectCompanyName) !== null;
  const language = useAppSelector(selectLanguage);
  const shut = useAppSelector(selectShutCompanies);
  if (hasCompany) return null;
  const isShut = shut.length > 0;
  return (
    <section className={styles.joinCompany} aria-labelledby="join-company">
      <div>
        <h2 id="join-company">{t(isShut ? 'workbench:companiesShut' : 'workbench:noCompany')}</h2>
        {shut.map((company) => (
          <p key={company.tenantId}>
            {t('workbench:companyShut', {
              company: companyNameIn(language, company.tenantName, company.displayName),
              reason: t(shutReasonOf(company)),
            })}
          </p>
        ))}
        <p>{isShut ? t('workbench:companiesShutSentence') : t('workbench:joinCompany', { account })}</p>
      </div>
      <Button icon={Building2} onClick={() => dispatch(chooserOpened({ action: 'switch' }))}>
        {t('workbench:lookForCompany')}
      </Button>
    </section>
  );
}
