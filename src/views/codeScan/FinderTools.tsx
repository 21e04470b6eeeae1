import { Flashlight, FlashlightOff, Image } from 'lucide-react';
import { pictureWanted, selectCodeScan, torchPressed } from '../../features/codeScan/codeScanSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { useText } from '../common/useText.ts';
import styles from './scan.module.css';

/** The camera's light, if it has one, and picking a picture instead of using the camera. */
export function FinderTools() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { torch, isPictureUnread } = useAppSelector(selectCodeScan);
  return (
    <div className={styles.finderTools}>
      {torch !== null && (
        <Button icon={torch ? FlashlightOff : Flashlight} aria-pressed={torch} onClick={() => dispatch(torchPressed())}>
          {t('codeScan:torch')}
        </Button>
      )}
      <Button icon={Image} onClick={() => dispatch(pictureWanted())}>
        {t('codeScan:picture')}
      </Button>
      {isPictureUnread && (
        <p role="alert" className={styles.pictureUnread}>
          {t('codeScan:pictureUnread')}
        </p>
      )}
    </div>
  );
}
