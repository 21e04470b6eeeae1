import {
  Bell,
  CalendarDays,
  House,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  PanelTop,
  ScanLine,
  UserRoundCog,
} from 'lucide-react';
import { PATHS } from '../../constants/paths.ts';
import { POLICIES } from '../../constants/permissions.ts';
import { selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { selectConsoleOpen, selectHasConsoleCompany } from '../../features/consoleMenu/consoleMenuSlice.ts';
import { CONSOLE_PAGES, isOfCompany, MENU_SCREENS } from '../../features/consoleMenu/consolePages.ts';
import type { DialogTab } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { selectIsGranted } from '../../features/permissions/permissionsSlice.ts';
import { middlePageOf } from '../../features/routing/pages.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useMissingReason } from '../common/useMissingReason.ts';
import { useText } from '../common/useText.ts';
import { DIALOG_TABS } from '../notificationDialog/dialogScreens.ts';
import { TAB_KEYS } from '../notificationDialog/dialogWords.ts';
import type { PaletteEntry } from './paletteEntry.ts';

const PORTAL_PAGES = [
  { to: PATHS.company, key: 'shell:portalHome' },
  { to: `${PATHS.company}#culture`, key: 'shell:portalCulture' },
  { to: PATHS.newsList, key: 'shell:portalNews' },
  { to: PATHS.noticeList, key: 'shell:portalNotices' },
  { to: PATHS.productList, key: 'shell:portalProducts' },
  { to: `${PATHS.company}#history`, key: 'shell:portalHistory' },
] as const;
const DIALOG_ICONS: Readonly<Record<DialogTab, LucideIcon>> = { 1: Bell, 2: ListTodo, 3: CalendarDays };

const pageEntry = (to: string, title: string, meta?: string, icon: LucideIcon = PanelTop): PaletteEntry => ({
  id: `page:${to}`,
  group: 'pages',
  title,
  meta,
  words: [to],
  icon: <Icon of={icon} size={16} />,
  act: { kind: 'page', to },
});

/** The pages that this person may open, and the parts of the dialog. */
export function usePageEntries(): PaletteEntry[] {
  const t = useText();
  const mayWork = useAppSelector((state) => selectIsGranted(state, POLICIES.workBench));
  const mayReadPortal = useAppSelector((state) => selectIsGranted(state, POLICIES.companyPortal));
  const mayManage = useAppSelector(selectConsoleOpen);
  const hasCompany = useAppSelector(selectHasConsoleCompany);
  const portal = t('shell:companyPortal');
  const consoleWords = t('shell:console');
  const ownAccount = t('routing:ownAccount');
  // The console has the same two pages: nobody is offered both.
  const ownPages = [
    pageEntry(PATHS.ownPersonalInfo, t('shell:console_personalInfo'), ownAccount),
    pageEntry(PATHS.ownSecuritySetting, t('shell:console_securitySetting'), ownAccount),
  ];
  const consolePages = MENU_SCREENS.filter((screen) => hasCompany || !isOfCompany(screen)).map((screen) => {
    const { path, group } = CONSOLE_PAGES[screen];
    return pageEntry(
      path,
      screen === 'dashboard' ? consoleWords : t(`shell:console_${screen}`),
      screen === 'dashboard' ? undefined : [consoleWords, ...(group ? [t(`shell:console_${group}`)] : [])].join(' · '),
    );
  });
  return [
    ...(mayWork ? [pageEntry(PATHS.workbench, t('shell:workbench'), undefined, LayoutDashboard)] : []),
    ...DIALOG_TABS.map(
      (tab): PaletteEntry => ({
        id: `dialog:${tab}`,
        group: 'pages',
        title: t(TAB_KEYS[tab]),
        icon: <Icon of={DIALOG_ICONS[tab]} size={16} />,
        act: { kind: 'dialog', opening: { tab } },
      }),
    ),
    pageEntry(PATHS.scan, t('routing:scan'), undefined, ScanLine),
    pageEntry(PATHS.ownAccount, ownAccount, undefined, UserRoundCog),
    ...(mayReadPortal
      ? PORTAL_PAGES.map(({ to, key }) =>
          to === PATHS.company ? pageEntry(to, portal, undefined, House) : pageEntry(to, t(key), portal),
        )
      : []),
    ...(mayManage ? consolePages : ownPages),
  ];
}

/** The applications that this person may open and that are connected. */
export function useApplicationEntries(): PaletteEntry[] {
  const t = useText();
  const missingReason = useMissingReason();
  return useAppSelector(selectPermittedApplications)
    .filter(({ module }) => missingReason(module) === undefined)
    .map(({ module, short }) => ({
      id: `application:${module}`,
      group: 'applications',
      title: t(`applications:${module}`),
      meta: t(`applications:${module}Description`),
      words: [short, module],
      side: short,
      icon: <Icon of={APPLICATION_ICONS[module]} size={16} />,
      act: { kind: 'page', to: middlePageOf(module) },
    }));
}
