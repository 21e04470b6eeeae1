import {
  ArrowLeftRight,
  Building2,
  CircleHelp,
  House,
  LogOut,
  ScanLine,
  SlidersHorizontal,
  UserRoundCog,
} from 'lucide-react';
import { PATHS } from '../../constants/paths.ts';
import { POLICIES } from '../../constants/permissions.ts';
import { selectCompany } from '../../features/company/companySlice.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { selectIsGranted } from '../../features/permissions/permissionsSlice.ts';
import { navigationWanted, selectPathname } from '../../features/routing/routingSlice.ts';
import { logoutWanted, selectUser } from '../../features/session/sessionSlice.ts';
import { popoverOpened, selectOwnPicture } from '../../features/shell/shellSlice.ts';
import { selectCompanyInfo } from '../../features/workbench/workbenchSlice.ts';
import { isUnder } from '../../lib/safePath.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { useCompanyName } from '../common/useCompanyName.ts';
import { useText } from '../common/useText.ts';
import { OtherCompanies } from './OtherCompanies.tsx';
import { QuietEntry } from './QuietEntry.tsx';
import { selectSwitchOffer } from './switchOffer.ts';
import styles from './userMenu.module.css';

/** The person, their company, settings and log-out. */
export function UserPanel() {
  const t = useText();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { companyName, companyLogo } = useAppSelector(selectCompany);
  const shownName = useCompanyName();
  const { data: info } = useAppSelector(selectCompanyInfo);
  const offer = useAppSelector(selectSwitchOffer);
  // A phone has no room for the header's gateways.
  const phone = usePhone();
  const mayEnterPortal = useAppSelector((state) => selectIsGranted(state, POLICIES.companyPortal));
  const isGranted = useAppSelector((state) => selectIsGranted(state, POLICIES.hostConsole));
  const isThere = isUnder(useAppSelector(selectPathname), PATHS.console);
  const mayEnterConsole = isGranted && !isThere;
  const name = user?.name ?? '';
  return (
    <>
      <div className={styles.userHead}>
        <Avatar name={name} size={44} picture={useAppSelector(selectOwnPicture)} />
        <div>
          <div className={`${styles.userName} ${looks.ellipsis}`}>{name}</div>
          <div className={`${looks.meta} ${looks.ellipsis}`}>{info?.departmentName ?? user?.userName}</div>
        </div>
      </div>
      <div className={styles.userCompany}>
        {companyName !== null && <CompanyTile name={companyName} logo={companyLogo} />}
        <div>
          <div className={looks.ellipsis}>{shownName ?? t('shell:withoutCompany')}</div>
          {companyName !== null && <div className={looks.meta}>{t('shell:currentCompany')}</div>}
        </div>
        {offer !== null && (
          <PlainButton onClick={() => dispatch(chooserOpened({ action: 'switch' }))}>
            <Icon of={ArrowLeftRight} size={16} />
            {offer === 'switch' ? t('shell:switchOrganisation') : t('shell:enterOrganisation')}
          </PlainButton>
        )}
      </div>
      <OtherCompanies />
      <ul className={styles.menuEntries}>
        {phone && mayEnterPortal && (
          <li>
            <button type="button" onClick={() => dispatch(navigationWanted({ to: PATHS.company }))}>
              <Icon of={House} size={16} />
              {t('shell:companyPortal')}
            </button>
          </li>
        )}
        {mayEnterConsole && (
          <li>
            <button type="button" onClick={() => dispatch(navigationWanted({ to: PATHS.console }))}>
              <Icon of={Building2} size={16} />
              {t('shell:console')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => dispatch(navigationWanted({ to: PATHS.scan }))}>
            <Icon of={ScanLine} size={16} />
            {t('routing:scan')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => dispatch(navigationWanted({ to: PATHS.ownAccount }))}>
            <Icon of={UserRoundCog} size={16} />
            {t('routing:ownAccount')}
          </button>
        </li>
        <QuietEntry />
        <li>
          <button type="button" onClick={() => dispatch(popoverOpened({ name: 'settings', by: 'press' }))}>
            <Icon of={SlidersHorizontal} size={16} />
            {t('shell:interfaceSettings')}
          </button>
        </li>
        {phone && (
          <li>
            <button type="button" onClick={() => dispatch(popoverOpened({ name: 'help', by: 'press' }))}>
              <Icon of={CircleHelp} size={16} />
              {t('shell:help')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => dispatch(logoutWanted())}>
            <Icon of={LogOut} size={16} />
            {t('shell:logOut')}
          </button>
        </li>
      </ul>
    </>
  );
}
