import { heldReloadWanted, selectReloadHeld } from '../../features/reload/reloadSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import { StandingNotice } from './StandingNotice.tsx';

/** A reload is pending, but an application has unsaved work (sagas/reload.ts). */
export function HeldReloadHost() {
  const t = useText();
  const dispatch = useAppDispatch();
  if (!useAppSelector(selectReloadHeld)) return null;
  return (
    <StandingNotice
      sentence={t('errors:reloadHeld')}
      act={t('errors:reloadNow')}
      onAct={() => dispatch(heldReloadWanted())}
    />
  );
}
