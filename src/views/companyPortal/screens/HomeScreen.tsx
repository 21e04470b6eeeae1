import { portalParts, selectPortalOf } from '../../../features/homePortal/homePortalSlice.ts';
import { emptyParts } from '../../../features/homePortal/portalTypes.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useHashInSight } from '../../common/dom/useHashInSight.ts';
import { PortalHome } from '../PortalHome.tsx';
import type { PortalLinks } from '../portalLinks.ts';

type HomeScreenProps = {
  readonly tenantId: string;
  readonly links: PortalLinks;
  readonly withNotices?: boolean;
};

/** The home of a company's portal, rendered from the store. */
export function HomeScreen({ tenantId, links, withNotices = false }: HomeScreenProps) {
  const dispatch = useAppDispatch();
  const parts = useAppSelector((state) => selectPortalOf(state, tenantId))?.parts ?? emptyParts();
  const { notices, ...shared } = parts;
  const isThere = Object.values(withNotices ? parts : shared).every(
    ({ status }) => status !== 'idle' && status !== 'loading',
  );
  useHashInSight(isThere);
  return (
    <PortalHome
      parts={withNotices ? { ...shared, notices } : shared}
      links={links}
      onRetry={(part) => dispatch(portalParts[part].wanted(tenantId))}
    />
  );
}
