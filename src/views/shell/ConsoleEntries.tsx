import {
  Building2,
  ChevronDown,
  ChevronRight,
  House,
  IdCard,
  Landmark,
  type LucideIcon,
  Network,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UserRound,
  Wallet,
} from 'lucide-react';
import {
  groupFolded,
  groupUnfolded,
  selectConsoleScreen,
  selectUnfoldedGroups,
} from '../../features/consoleMenu/consoleMenuSlice.ts';
import {
  CONSOLE_GROUPS,
  CONSOLE_PAGES,
  type ConsoleGroup,
  type ConsoleScreen,
  MENU_SCREENS,
} from '../../features/consoleMenu/consolePages.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import styles from './sidebar.module.css';

const GROUP_ICONS: Readonly<Record<ConsoleGroup, LucideIcon>> = {
  organizationManagement: Network,
  accountCenter: UserRound,
  costCenter: Wallet,
};
/** If there is no room for words, each page has its own icon. */
const PAGE_ICONS: Readonly<Partial<Record<ConsoleScreen, LucideIcon>>> = {
  dashboard: House,
  consoleActs: ScrollText,
  myOrganization: Building2,
  authentication: Landmark,
  personalInfo: UserRound,
  realNameAuthentication: IdCard,
  securitySetting: ShieldCheck,
  orderManage: ReceiptText,
};

/**
 * The menu of the console (RTE-7): its home and the acts, and its other pages in groups, which fold, or open below a
 * menu on top.
 */
export function ConsoleEntries({ collapsed }: { readonly collapsed: boolean }) {
  const { menuLayout } = useAppSelector(selectSettings);
  return (
    <>
      {pagesOf(null).map((screen) => (
        <PageEntry key={screen} screen={screen} collapsed={collapsed} />
      ))}
      {CONSOLE_GROUPS.map((group) =>
        menuLayout === 'top' ? (
          <GroupMenu key={group} group={group} />
        ) : (
          <GroupEntries key={group} group={group} collapsed={collapsed} />
        ),
      )}
    </>
  );
}

const pagesOf = (group: ConsoleGroup | null) => MENU_SCREENS.filter((screen) => CONSOLE_PAGES[screen].group === group);

function GroupMenu({ group }: { readonly group: ConsoleGroup }) {
  const t = useText();
  const shown = useAppSelector(selectConsoleScreen);
  return (
    <SidebarMenu
      name={group}
      icon={GROUP_ICONS[group]}
      words={t(`shell:console_${group}`)}
      holdsPage={shown !== null && CONSOLE_PAGES[shown].group === group}
    >
      {pagesOf(group).map((screen) => (
        <PageEntry key={screen} screen={screen} collapsed={false} />
      ))}
    </SidebarMenu>
  );
}

function GroupEntries({ group, collapsed }: { readonly group: ConsoleGroup; readonly collapsed: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { singleOpenMenu: alone } = useAppSelector(selectSettings);
  const unfolded = useAppSelector(selectUnfoldedGroups);
  const isOpen = collapsed || (alone ? unfolded.at(-1) === group : unfolded.includes(group));
  const words = t(`shell:console_${group}`);
  return (
    <>
      {collapsed ? (
        <h2 className={styles.sidebarGroup}>{words}</h2>
      ) : (
        <button
          type="button"
          className={styles.sidebarEntry}
          title={words}
          aria-expanded={isOpen}
          onClick={() => dispatch(isOpen ? groupFolded({ group, alone }) : groupUnfolded({ group, alone }))}
        >
          <Icon of={GROUP_ICONS[group]} />
          <span className={`${styles.sidebarWords} ${looks.ellipsis}`}>{words}</span>
          <span className={styles.sidebarCount}>
            <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
          </span>
        </button>
      )}
      {isOpen && pagesOf(group).map((screen) => <PageEntry key={screen} screen={screen} collapsed={collapsed} below />)}
    </>
  );
}

type PageEntryProps = {
  readonly screen: ConsoleScreen;
  readonly collapsed: boolean;
  /** In a group, whose icon represents it. */
  readonly below?: boolean;
};

function PageEntry({ screen, collapsed, below = false }: PageEntryProps) {
  const t = useText();
  const shown = useAppSelector(selectConsoleScreen);
  return (
    <SidebarLink
      to={CONSOLE_PAGES[screen].path}
      icon={below && !collapsed ? null : (PAGE_ICONS[screen] ?? House)}
      words={t(`shell:console_${screen}`)}
      current={shown === screen || (screen === 'orderManage' && shown === 'orderDetail')}
      collapsed={collapsed}
    />
  );
}
