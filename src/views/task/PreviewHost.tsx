import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { previewClosed, selectPreview } from '../../features/attachments/attachmentsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { BusyBar } from '../common/BusyBar.tsx';
import { Icon } from '../common/Icon.tsx';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import '../styles/files.css';

/** The picture that somebody opened, over everything; Escape or its button closes it. */
export function PreviewHost() {
  const t = useText();
  const dispatch = useAppDispatch();
  const preview = useAppSelector(selectPreview);
  if (preview === null) return null;
  const { file, url } = preview;
  const close = () => dispatch(previewClosed());
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <ModalLayer className="preview" labelledBy="preview-title" busy={url === null}>
      <div className="preview-head">
        <h2 id="preview-title" className="ellipsis code">
          {file.fileName}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('common:close')}
          onClick={close}
          onKeyDown={closeByKey}
          data-autofocus
        >
          <Icon of={X} />
        </button>
      </div>
      <div className="preview-body">
        {url === null ? <BusyBar label={t('task:previewLoading')} /> : <img src={url} alt={file.fileName} />}
      </div>
    </ModalLayer>
  );
}
