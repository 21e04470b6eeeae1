import { Check, CircleAlert, Copy, X } from 'lucide-react';
import { useCallback, useId, useRef } from 'react';
import { Button } from '../common/Button.tsx';
import { selectText } from '../common/dom/selectText.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { QrSvg } from '../common/QrSvg.tsx';
import { Spinner } from '../common/Spinner.tsx';
import { useText } from '../common/useText.ts';
import styles from './shareDialog.module.css';

type ShareDialogProps = {
  /** Of the shared page. */
  readonly title: string;
  /** Null until it has been created. */
  readonly link: string | null;
  readonly copied: 'no' | 'yes' | 'failed';
  readonly onCopy: () => void;
  readonly onClose: () => void;
};

/** The public link of a page, to copy or scan. If copying is refused, the link is selected for copying by hand. */
export function ShareDialog({ title, link, copied, onCopy, onClose }: ShareDialogProps) {
  const t = useText();
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const copy = () => {
    if (copied === 'failed') selectText(fieldRef.current);
    onCopy();
  };
  const takeField = useCallback(
    (field: HTMLInputElement | null) => {
      fieldRef.current = field;
      if (copied === 'failed') selectText(field);
    },
    [copied],
  );
  return (
    <ModalLayer className={styles.shareDialog} labelledBy={`${id}title`} onEscape={onClose}>
      <div className={styles.shareHead}>
        <h2 id={`${id}title`}>{t('share:share')}</h2>
        <IconButton aria-label={t('common:close')} onClick={onClose}>
          <Icon of={X} size={18} />
        </IconButton>
      </div>
      <div className={styles.shareBody}>
        <div className={styles.shareCode}>
          {link === null ? <Spinner /> : <QrSvg content={link} label={t('share:code')} />}
        </div>
        <div className={styles.shareWhat}>
          <p className={styles.shareTitle}>{title}</p>
          <p className={looks.meta}>{t('share:scan')}</p>
        </div>
        <div className={styles.shareLink}>
          <label htmlFor={`${id}link`}>{t('share:link')}</label>
          <input
            ref={takeField}
            id={`${id}link`}
            className={styles.shareField}
            readOnly
            value={link ?? ''}
            placeholder={t('share:preparing')}
            aria-describedby={`${id}note`}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            kind="primary"
            icon={copied === 'yes' ? Check : Copy}
            disabled={link === null}
            data-autofocus
            onClick={copy}
          >
            {t('share:copy')}
          </Button>
          <p id={`${id}note`} className={styles.shareNote} role="status">
            {copied === 'failed' && <Icon of={CircleAlert} size={14} />}
            {t(copied === 'failed' ? 'share:copyFailed' : 'share:linkNote')}
          </p>
        </div>
      </div>
    </ModalLayer>
  );
}
