import { RotateCcw, X } from 'lucide-react';
import { type Upload, uploadRemoved, uploadRetried } from '../../features/attachments/attachmentsSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { retrying } from '../common/dom/retrying.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './files.module.css';
import { fileIcon, sizeWords } from './fileWords.ts';

/** A file being uploaded: its progress, or why it failed, with a retry. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { id, fileName, size, sent, status, error } = upload;
  const failed = status !== 'uploading';
  // The last byte is sent before the server has answered, so the bar never quite fills.
  const percent = size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
  return (
    <li className={classes(styles.file, failed && styles.fileFailed)}>
      <span className={styles.fileOpen}>
        <Icon of={fileIcon(fileName)} />
        <span className={styles.fileWords}>
          <span className={styles.fileName}>
            <span className={`${looks.ellipsis} ${looks.code}`} title={fileName}>
              {fileName}
            </span>
            <span className={`${styles.fileSize} ${looks.num}`}>{sizeWords(size)}</span>
          </span>
          {failed ? (
            <span className={`${styles.fileReason} ${looks.ellipsis}`} role="alert">
              {error === null ? t('task:uploadFailed') : t(error)}
            </span>
          ) : (
            <progress
              className={styles.fileProgress}
              aria-label={t('task:uploading', { name: fileName })}
              value={percent}
              max={100}
            />
          )}
        </span>
      </span>
      {status === 'failed' && (
        <TextButton onClick={retrying(() => dispatch(uploadRetried(id)))}>
          <Icon of={RotateCcw} size={14} />
          {t('common:retry')}
        </TextButton>
      )}
      <IconButton
        aria-label={t('task:removeAttachment', { name: fileName })}
        onClick={() => dispatch(uploadRemoved(id))}
      >
        <Icon of={X} size={16} />
      </IconButton>
    </li>
  );
}
