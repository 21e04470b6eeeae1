import { TriangleAlert } from 'lucide-react';
import { selectReplayDesk } from '../../features/replayDesk/replayDeskSlice.ts';
import { builtFrom } from '../../lib/builtFrom.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './middle.module.css';

const SHORT = 7;

/** A tape from different sources still plays, but may take a different course for that reason alone. */
export function OtherVersion() {
  const t = useText();
  const { segments, segment } = useAppSelector(selectReplayDesk);
  const recorded = segments[segment]?.commit ?? '';
  const { commit: built } = builtFrom();
  if (recorded === '' || built === '' || recorded === built) return null;
  return (
    <p className={styles.otherVersion}>
      <Icon of={TriangleAlert} size={14} />
      {t('replayDesk:otherVersion', { recorded: recorded.slice(0, SHORT), built: built.slice(0, SHORT) })}
    </p>
  );
}
