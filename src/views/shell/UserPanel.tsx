import { ArrowLeftRight, LogOut, SlidersHorizontal } from 'lucide-react';
import { selectCompany } from '../../features/company/companySlice.ts';
import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { logoutRequested, selectUser } from '../../features/session/sessionSlice.ts';
import { popoverOpened } from '../../features/shell/shellSlice.ts';
import { selectCompanyInfo } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { Icon } from '../common/Icon.tsx';
import { useCompanyName } from '../common/useCompanyName.ts';
import { useText } from '../common/useText.ts';
import { selectSwitchOffer } from './switchOffer.ts';

/** Who one is, where one works, settings and the way out. */
export function UserPanel() {
  const t = useText();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { companyName, companyLogo } = useAppSelector(selectCompany);
  const shownName = useCompanyName();
  const { data: info } = useAppSelector(selectCompanyInfo);
  const offer = useAppSelector(selectSwitchOffer);
  const name = user?.name ?? '';
  return (
    <>
      <div className="user-head">
        <Avatar name={name} size={44} />
        <div>
          <div className="user-name ellipsis">{name}</div>
          <div className="meta ellipsis">{info?.departmentName ?? user?.userName}</div>
        </div>
      </div>
      <div className="user-company">
        {companyName !== null && <CompanyTile name={companyName} logo={companyLogo} />}
        <div>
          <div className="ellipsis">{shownName ?? t('shell:withoutCompany')}</div>
          {companyName !== null && <div className="meta">{t('shell:currentCompany')}</div>}
        </div>
        {offer !== null && (
          <button type="button" className="plain-button" onClick={() => dispatch(chooserOpened({ action: 'switch' }))}>
            <Icon of={ArrowLeftRight} size={16} />
            {offer === 'switch' ? t('shell:switchOrganisation') : t('shell:enterOrganisation')}
          </button>
        )}
      </div>
      <ul className="menu-entries">
        <li>
          <button type="button" onClick={() => dispatch(popoverOpened({ name: 'settings', by: 'press' }))}>
            <Icon of={SlidersHorizontal} size={16} />
            {t('shell:interfaceSettings')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => dispatch(logoutRequested())}>
            <Icon of={LogOut} size={16} />
            {t('shell:logOut')}
          </button>
        </li>
      </ul>
    </>
  );
}
