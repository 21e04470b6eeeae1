import { BookOpen, Boxes, House, Megaphone, Newspaper, Signpost } from 'lucide-react';
import { PATHS } from '../../constants/paths.ts';
import { hrefOf, selectLocation } from '../../features/routing/routingSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { SidebarLink } from './SidebarLink.tsx';

/** The parts of the portal: sections of its home, and lists. `below` are the pages that belong to an entry. */
const ENTRIES = [
  { to: PATHS.company, icon: House, key: 'shell:portalHome', below: [] },
  { to: `${PATHS.company}#culture`, icon: BookOpen, key: 'shell:portalCulture', below: [] },
  { to: PATHS.newsList, icon: Newspaper, key: 'shell:portalNews', below: [PATHS.newsDetail] },
  { to: PATHS.noticeList, icon: Megaphone, key: 'shell:portalNotices', below: [PATHS.noticeDetail] },
  { to: PATHS.productList, icon: Boxes, key: 'shell:portalProducts', below: [PATHS.productDetail] },
  { to: `${PATHS.company}#history`, icon: Signpost, key: 'shell:portalHistory', below: [] },
] as const;

/** The sidebar of the company portal (POR-1). */
export function CompanyPortalEntries({ collapsed }: { readonly collapsed: boolean }) {
  const t = useText();
  const location = useAppSelector(selectLocation);
  const here = [hrefOf({ ...location, search: '' }), ...(location.hash === '' ? [location.pathname] : [])];
  return ENTRIES.map(({ to, icon, key, below }) => (
    <SidebarLink
      key={to}
      to={to}
      icon={icon}
      words={t(key)}
      current={here.includes(to) || below.some((path) => path === location.pathname)}
      collapsed={collapsed}
    />
  ));
}
