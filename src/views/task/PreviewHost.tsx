import { X } from 'lucide-react';
import { previewClosed, selectPreview } from '../../features/attachments/attachmentsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import styles from './preview.module.css';

/** The opened picture, above everything; Escape or its button closes it. */
export function PreviewHost() {
  const t = useText();
  const dispatch = useAppDispatch();
  const preview = useAppSelector(selectPreview);
  if (preview === null) return null;
  const { file, url } = preview;
  const close = () => dispatch(previewClosed());
  return (
    <ModalLayer className={styles.preview} labelledBy="preview-title" busy={url === null} onEscape={close}>
      <div className={styles.previewHead}>
        <h2 id="preview-title" className={`${looks.ellipsis} ${looks.code}`}>
          {file.fileName}
        </h2>
        <IconButton aria-label={t('common:close')} onClick={close} data-autofocus>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className={styles.previewBody}>
        {url === null ? <BusyBar label={t('task:previewLoading')} /> : <img src={url} alt={file.fileName} />}
      </div>
    </ModalLayer>
  );
}
