import { ChevronDown } from 'lucide-react';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Icon } from '../common/Icon.tsx';
import { HubHint } from '../realtime/HubHint.tsx';
import { ApplicationsPopover, ApplicationsTrigger } from './ApplicationsPopover.tsx';
import { BellButton } from './BellButton.tsx';
import { CompanyCell } from './CompanyCell.tsx';
import { GatewaySwitcher } from './GatewaySwitcher.tsx';
import { NoticesPopover } from './NoticesPopover.tsx';
import { StructurePopover } from './StructurePopover.tsx';
import { UserMenu } from './UserMenu.tsx';

/** 52 px across the top. A phone keeps company and bell; the rest is in its bottom bar. */
export function Header({ phone }: { readonly phone: boolean }) {
  return (
    <header className="shell-header">
      <CompanyCell switches={phone} />
      {!phone && (
        <>
          <GatewaySwitcher />
          <ApplicationsPopover triggerClass="header-button header-applications" trigger={<ApplicationsTrigger />} />
        </>
      )}
      <div className="header-tools">
        <HubHint />
        {!phone && (
          <>
            <NoticesPopover />
            <StructurePopover />
          </>
        )}
        <BellButton />
        {!phone && <UserMenu triggerClass="header-button header-user" trigger={<UserTrigger />} />}
      </div>
    </header>
  );
}

function UserTrigger() {
  const name = useAppSelector(selectUser)?.name ?? '';
  return (
    <>
      <Avatar name={name} size={28} />
      <span className="header-user-name ellipsis">{name}</span>
      <Icon of={ChevronDown} size={14} />
    </>
  );
}
