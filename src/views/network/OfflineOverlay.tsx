import { WifiOff } from 'lucide-react';
import { TIMING } from '../../constants/timing.ts';
import { selectFailedProbes, selectNetworkStatus } from '../../features/network/networkSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { SecondsLeft } from '../common/SecondsLeft.tsx';
import { Spinner } from '../common/Spinner.tsx';
import { useText } from '../common/useText.ts';
import styles from './offline.module.css';

const TRIES = Array.from({ length: TIMING.networkProbeLimit }, (_, index) => index);
const SECONDS = TIMING.networkProbeMs / 1000;

function Attempts({ failed }: { readonly failed: number }) {
  const t = useText();
  const attempt = Math.min(failed + 1, TRIES.length);
  const label = t('network:attempt', { n: attempt });
  return (
    <>
      <div className={styles.offlineAttempt}>
        <Spinner />
        <span>{label}</span>
        <SecondsLeft key={failed} seconds={SECONDS} before={t('network:nextBefore')} after={t('network:nextAfter')} />
      </div>
      <div
        className={styles.offlineTries}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={TRIES.length}
        aria-valuenow={attempt}
      >
        {TRIES.map((index) => (
          <i key={index} data-try={index < failed ? 'failed' : index === failed ? 'current' : 'open'} />
        ))}
      </div>
      <p className={styles.offlineRule}>{t('network:rule', { seconds: SECONDS, limit: TRIES.length })}</p>
    </>
  );
}

/** Blocks the page while the network is down (NET-1), until the reload that follows. */
export function OfflineOverlay() {
  const t = useText();
  const status = useAppSelector(selectNetworkStatus);
  const failed = useAppSelector(selectFailedProbes);
  if (status === 'online' || status === 'probing') return null;
  return (
    <ModalLayer
      className={styles.offline}
      role="alertdialog"
      veil
      labelledBy="offline-title"
      describedBy="offline-words"
    >
      <div className={styles.offlineHead}>
        <span className={styles.offlineIcon}>
          <Icon of={WifiOff} size={22} />
        </span>
        <div>
          <h2 id="offline-title">{t('network:offline')}</h2>
          <p id="offline-words">
            {status === 'offline' && t('network:reconnecting')}
            {status === 'recovered' && t('network:recovered')}
            {status === 'givenUp' && t('network:givenUp')}
          </p>
        </div>
      </div>
      {status === 'offline' && <Attempts failed={failed} />}
    </ModalLayer>
  );
}
