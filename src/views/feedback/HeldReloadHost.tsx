import { heldReloadWanted, selectReloadHeld } from '../../features/reload/reloadSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { StandingNotice } from './StandingNotice.tsx';

/** A reload is pending, but an application has unsaved work (sagas/reload.ts). */
export function HeldReloadHost() {
  const t = useText();
  const shown = useAppSelector(selectReloadHeld);
  return (
    <StandingNotice
      shown={shown}
      sentence={t('errors:reloadHeld')}
      act={t('errors:reloadNow')}
      pressed={heldReloadWanted}
    />
  );
}
