import { Building2 } from 'lucide-react';
import { selectCompanyName } from '../../features/company/companySlice.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { useText } from '../common/useText.ts';
import styles from './workbench.module.css';

/** How somebody without a company gets into one (CMP-2): its administrator needs the account's name, then look again. */
export function JoinCompany() {
  const t = useText();
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.userName ?? '';
  const hasCompany = useAppSelector(selectCompanyName) !== null;
  if (hasCompany) return null;
  return (
    <section className={styles.joinCompany} aria-labelledby="join-company">
      <div>
        <h2 id="join-company">{t('workbench:noCompany')}</h2>
        <p>{t('workbench:joinCompany', { account })}</p>
      </div>
      <Button icon={Building2} onClick={() => dispatch(chooserOpened({ action: 'switch' }))}>
        {t('workbench:lookForCompany')}
      </Button>
    </section>
  );
}
