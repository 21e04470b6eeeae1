import { Unplug } from 'lucide-react';
import { reconnectWanted } from '../../features/realtime/realtimeEvents.ts';
import { selectRealtimeStatus } from '../../features/realtime/realtimeSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './hubHint.module.css';

/**
 * Says next to the bell that nothing arrives live. Once the retries are used up it says that a click anywhere restarts
 * them, and is itself such a target for people without a pointer (RT-3).
 */
export function HubHint() {
  const t = useText();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectRealtimeStatus);
  if (status !== 'waiting' && status !== 'gaveUp' && status !== 'unserved') return null;
  const words = t(status === 'waiting' ? 'realtime:waiting' : 'realtime:gaveUp');
  return (
    <div className={styles.hubHint} role="status">
      <span className={styles.hubHintIcon} title={words}>
        <Icon of={Unplug} size={16} label={words} />
      </span>
      {/* For screen readers the icon says all of it. */}
      <span className={styles.hubHintLong} aria-hidden>
        {t(status === 'waiting' ? 'realtime:waiting' : 'realtime:clickAnywhere')}
      </span>
      <span className={styles.hubHintShort} aria-hidden>
        {t('realtime:interrupted')}
      </span>
      {status !== 'waiting' && (
        <TextButton onClick={() => dispatch(reconnectWanted())}>{t('realtime:reconnect')}</TextButton>
      )}
    </div>
  );
}
