import { RotateCcw, X } from 'lucide-react';
import { type Upload, uploadRemoved, uploadRetried } from '../../features/attachments/attachmentsSlice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { fileIcon, sizeWords } from './fileWords.ts';

/** A file on its way to the server: how far it is, or why it failed with the way to try again. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { id, fileName, size, sent, status, error } = upload;
  const failed = status === 'failed';
  // The last byte has left before the server has answered, so it is never quite full.
  const percent = size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
  return (
    <li className={failed ? 'file file-failed' : 'file'}>
      <span className="file-open">
        <Icon of={fileIcon(fileName)} />
        <span className="file-words">
          <span className="file-name">
            <span className="ellipsis code" title={fileName}>
              {fileName}
            </span>
            <span className="file-size num">{sizeWords(size)}</span>
          </span>
          {failed ? (
            <span className="file-reason ellipsis" role="alert">
              {error === null ? t('task:uploadFailed') : t(error)}
            </span>
          ) : (
            <progress
              className="file-progress"
              aria-label={t('task:uploading', { name: fileName })}
              value={percent}
              max={100}
            />
          )}
        </span>
      </span>
      {failed && (
        <button type="button" className="text-button" onClick={() => dispatch(uploadRetried(id))}>
          <Icon of={RotateCcw} size={14} />
          {t('common:retry')}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('task:removeAttachment', { name: fileName })}
        onClick={() => dispatch(uploadRemoved(id))}
      >
        <Icon of={X} size={16} />
      </button>
    </li>
  );
}
