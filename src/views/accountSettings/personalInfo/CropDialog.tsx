import { CircleAlert, ZoomIn, ZoomOut } from 'lucide-react';
import type { FormEvent } from 'react';
import { MAX_ZOOM } from '../../../features/personalInfo/crop.ts';
import {
  type PickedPicture,
  pictureDiscarded,
  pictureUpload,
  pictureZoomed,
  selectCrop,
  selectPictureError,
  selectPictureStatus,
} from '../../../features/personalInfo/personalInfoSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { Icon } from '../../common/Icon.tsx';
import { IconButton } from '../../common/IconButton.tsx';
import { ModalLayer } from '../../common/ModalLayer.tsx';
import { useText } from '../../common/useText.ts';
import { CropArea, ZOOM_STEP } from './CropArea.tsx';
import styles from './crop.module.css';

/** Moves and enlarges the picked picture under a square. Escape discards it. */
export function CropDialog({ picture }: { readonly picture: PickedPicture }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { zoom } = useAppSelector(selectCrop);
  const error = useAppSelector(selectPictureError);
  const busy = useAppSelector(selectPictureStatus) === 'saving';
  const zoomTo = (to: number) => dispatch(pictureZoomed(to));
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) dispatch(pictureUpload.submitted());
  };
  const discard = () => dispatch(pictureDiscarded());
  return (
    <ModalLayer
      className={styles.crop}
      labelledBy="crop-title"
      describedBy="crop-hint"
      busy={busy}
      onEscape={busy ? null : discard}
    >
      <form onSubmit={confirm}>
        <h2 id="crop-title">{t('personalInfo:cropTitle')}</h2>
        <CropArea picture={picture} />
        <p id="crop-hint" className={styles.cropHint}>
          {t('personalInfo:cropHint')}
        </p>
        <div className={styles.cropZoom}>
          <IconButton aria-label={t('personalInfo:zoomOut')} onClick={() => zoomTo(zoom / ZOOM_STEP)}>
            <Icon of={ZoomOut} size={16} />
          </IconButton>
          <input
            type="range"
            aria-label={t('personalInfo:zoom')}
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
          <IconButton aria-label={t('personalInfo:zoomIn')} onClick={() => zoomTo(zoom * ZOOM_STEP)}>
            <Icon of={ZoomIn} size={16} />
          </IconButton>
        </div>
        {error !== null && (
          <p className={styles.cropError} role="alert">
            <Icon of={CircleAlert} size={16} />
            {t(error)}
          </p>
        )}
        <div className={styles.cropFoot}>
          <Button onClick={discard} disabled={busy}>
            {t('common:cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={busy}>
            {t(busy ? 'personalInfo:saving' : 'personalInfo:useIt')}
          </Button>
        </div>
      </form>
    </ModalLayer>
  );
}
