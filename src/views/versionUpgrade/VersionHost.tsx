import { selectOfferedVersion } from '../../features/versionUpgrade/versionUpgradeSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { LazyLayer } from '../utility/LazyLayer.tsx';

const VersionDialog = lazyScreen(() => import('./VersionDialog.tsx'), 'VersionDialog');

/** Shows the version dialog while a newer version is available. */
export function VersionHost() {
  if (useAppSelector(selectOfferedVersion) === null) return null;
  return (
    <LazyLayer>
      <VersionDialog />
    </LazyLayer>
  );
}
