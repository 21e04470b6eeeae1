import { ChevronDown } from 'lucide-react';
import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { selectCompany } from '../../features/company/companySlice.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { Mark } from '../common/Mark.tsx';
import { useCompanyName } from '../common/useCompanyName.ts';
import { useText } from '../common/useText.ts';
import styles from './header.module.css';
import { selectSwitchOffer } from './switchOffer.ts';

/**
 * Whose portal this is (HDR-1): the company in force, otherwise the brand and the account. If there is a company to
 * enter, it leads there; on phones it also switches company.
 */
export function CompanyCell({ switches }: { readonly switches: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { companyName, companyLogo } = useAppSelector(selectCompany);
  const shownName = useCompanyName();
  const { logo } = useAppSelector(selectSettings);
  const brand = useAppSelector(selectBrandTitle);
  const user = useAppSelector(selectUser);
  const offer = useAppSelector(selectSwitchOffer);
  const content = (
    <>
      {logo &&
        (companyName === null ? <Mark size={26} /> : <CompanyTile name={companyName} logo={companyLogo} size={30} />)}
      <span className={styles.companyCellName}>{shownName ?? user?.name ?? brand}</span>
    </>
  );
  const isEntry = offer === 'enter';
  if (!isEntry && !(switches && offer !== null)) return <div className={styles.companyCell}>{content}</div>;
  return (
    <button type="button" className={styles.companyCell} onClick={() => dispatch(chooserOpened({ action: 'switch' }))}>
      {content}
      <span className={isEntry ? styles.companyCellEntry : looks.visuallyHidden}>
        {isEntry ? t('shell:enterOrganisation') : t('shell:switchOrganisation')}
      </span>
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}
