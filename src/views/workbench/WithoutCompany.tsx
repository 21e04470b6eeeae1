import { Building2 } from 'lucide-react';
import { PATHS } from '../../constants/paths.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { shutReasonOf } from '../../features/companySwitch/companySwitchSlice.ts';
import { selectConsoleOpen } from '../../features/consoleMenu/consoleMenuSlice.ts';
import { selectShutCompanies, selectUser } from '../../features/session/sessionSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { companyNameIn } from '../../lib/companyName.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { LinkButton } from '../common/LinkButton.tsx';
import { useText } from '../common/useText.ts';

/** What the card for people without a company says; in a chunk of its own, which everybody else never needs. */
export function WithoutCompany() {
  return useAppSelector(selectConsoleOpen) ? <Console /> : <Search />;
}

/** Without a company the console is the installation's. */
function Console() {
  const t = useText();
  return (
    <>
      <div>
        <h2 id="join-company">{t('workbench:runsInstallation')}</h2>
        <p>{t('workbench:runsInstallationSentence')}</p>
      </div>
      <LinkButton to={PATHS.console}>{t('workbench:openConsole')}</LinkButton>
    </>
  );
}

/**
 * How to get into a company (CMP-2): its administrator needs the account's name, then the person looks again. People
 * who belong to companies but can enter none are told why.
 */
function Search() {
  const t = useText();
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.userName ?? '';
  const language = useAppSelector(selectLanguage);
  const shut = useAppSelector(selectShutCompanies);
  const isShut = shut.length > 0;
  return (
    <>
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
    </>
  );
}
