import type { ApplicationModule } from '../../constants/applications.ts';
import { entryBaseOf } from '../../features/applications/applicationsSlice.ts';
import { selectApplicationEntries } from '../../features/brand/brandSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from './useText.ts';

/** Why a permitted application cannot be entered: this installation has not connected it. Undefined if it can be. */
export function useMissingReason(): (module: ApplicationModule) => string | undefined {
  const t = useText();
  const entries = useAppSelector(selectApplicationEntries);
  return (module) => (entryBaseOf(entries, module) === null ? t('routing:applicationNotConnectedSentence') : undefined);
}
