import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { selectOwnPicture } from '../../features/ownPicture/ownPictureSlice.ts';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { HubHint } from '../realtime/HubHint.tsx';
import { ApplicationsPopover, ApplicationsTrigger } from './ApplicationsPopover.tsx';
import { BellButton } from './BellButton.tsx';
import { ChatButton } from './ChatButton.tsx';
import { CompanyCell } from './CompanyCell.tsx';
import { GatewaySwitcher } from './GatewaySwitcher.tsx';
import styles from './header.module.css';
import { NoticesPopover } from './NoticesPopover.tsx';
import { SearchBox } from './SearchBox.tsx';
import { StructurePopover } from './StructurePopover.tsx';
import { UserMenu } from './UserMenu.tsx';

/** 52 px across the top. A phone shows company and bell; the rest is in its bottom bar. */
export const Header = memo(function Header({ phone }: { readonly phone: boolean }) {
  return (
    <header className={styles.shellHeader}>
      <CompanyCell switches={phone} />
      {!phone && (
        <>
          <GatewaySwitcher />
          <ApplicationsPopover triggerClass={styles.headerButton} trigger={<ApplicationsTrigger />} />
        </>
      )}
      <div className={styles.headerTools}>
        {/* It arrives later than its neighbours, which must not move. */}
        <span className={styles.chatPlace}>
          <ChatButton />
        </span>
        <SearchBox />
        <HubHint />
        {!phone && (
          <>
            <NoticesPopover />
            <StructurePopover />
          </>
        )}
        <BellButton />
        {!phone && <UserMenu triggerClass={`${styles.headerButton} ${styles.headerUser}`} trigger={<UserTrigger />} />}
      </div>
    </header>
  );
});

function UserTrigger() {
  const name = useAppSelector(selectUser)?.name ?? '';
  return (
    <>
      <Avatar name={name} size={28} picture={useAppSelector(selectOwnPicture)} />
      <span className={`${styles.headerUserName} ${looks.ellipsis}`} data-tour="person">
        {name}
      </span>
      <Icon of={ChevronDown} size={14} />
    </>
  );
}
