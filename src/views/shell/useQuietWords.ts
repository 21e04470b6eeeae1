import { selectNow, selectTimeZone } from '../../features/clock/clockSlice.ts';
import { selectIsQuiet } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { wallClockAt } from '../../lib/wallClock.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';

/** Says that nothing interrupts now, and until when if that is known; null while everything may. */
export function useQuietWords(): string | null {
  const t = useText();
  const { doNotDisturb, quietHours } = useAppSelector(selectSettings);
  const isQuiet = useAppSelector(selectIsQuiet);
  const zone = useAppSelector(selectTimeZone);
  const now = useAppSelector(selectNow);
  if (!isQuiet && doNotDisturb === null) return null;
  if (doNotDisturb === null && quietHours !== null) return t('shell:quietUntil', { time: quietHours.to });
  const until = doNotDisturb?.until ?? null;
  if (until === null) return t('shell:quietOpen');
  const end = wallClockAt(until, zone);
  const time = end.slice(0, 10) === now?.slice(0, 10) ? end.slice(11, 16) : end.slice(5, 16).replace('T', ' ');
  return t('shell:quietUntil', { time });
}
