import { CameraOff, MonitorSmartphone, Share2, SquareArrowOutUpRight } from 'lucide-react';
import { CAMERA_ID, type CameraState } from '../../constants/scannedCodes.ts';
import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { selectCodeScan } from '../../features/codeScan/codeScanSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { CodeField } from './CodeField.tsx';
import { FinderTools } from './FinderTools.tsx';
import styles from './scan.module.css';

const SENTENCES = {
  refused: 'codeScan:cameraRefusedSentence',
  missing: 'codeScan:cameraMissingSentence',
  failed: 'codeScan:cameraFailedSentence',
} as const satisfies Partial<Record<CameraState, string>>;

/** The camera picture, a field for entering the code by hand, and a list of what can be scanned. */
export function Finder() {
  const t = useText();
  const brand = useAppSelector(selectBrandTitle);
  const { camera } = useAppSelector(selectCodeScan);
  const sees = camera === 'starting' || camera === 'on';
  const kinds = [
    [MonitorSmartphone, t('codeScan:signInCode'), t('codeScan:signInCodeSentence', { brand })],
    [SquareArrowOutUpRight, t('codeScan:handOffCode'), t('codeScan:handOffCodeSentence')],
    [Share2, t('codeScan:shareCode'), t('codeScan:shareCodeSentence')],
  ] as const;
  return (
    <>
      <h1>{t('routing:scan')}</h1>
      <div className={styles.finder} data-sees={sees}>
        {/* The flow shows the camera in this element. */}
        {sees && (
          <video id={CAMERA_ID} className={styles.finderPicture} muted playsInline aria-label={t('codeScan:camera')} />
        )}
        <div className={styles.finderWords} role="status">
          {!sees && <Icon of={CameraOff} size={22} />}
          <strong>{camera === 'on' ? t('codeScan:aim') : t(`codeScan:camera_${camera}`)}</strong>
          <span>{camera === 'starting' || camera === 'on' ? t('codeScan:aimSentence') : t(SENTENCES[camera])}</span>
        </div>
        {sees && <div className={styles.finderFrame} aria-hidden />}
      </div>
      <FinderTools />
      <CodeField />
      <section className={styles.scanKinds} aria-labelledby="scan-kinds">
        <h2 id="scan-kinds">{t('codeScan:kinds')}</h2>
        <ul>
          {kinds.map(([icon, name, sentence]) => (
            <li key={name}>
              <Icon of={icon} size={20} />
              <div>
                <div>{name}</div>
                <div className={styles.scanKindSentence}>{sentence}</div>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
