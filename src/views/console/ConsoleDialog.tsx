import { type FormEvent, type ReactNode, useId } from 'react';
import type { Message } from '../../lib/message.ts';
import { Button } from '../common/Button.tsx';
import { followFocus } from '../common/dom/followFocus.ts';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import styles from './ConsoleDialog.module.css';
import { useWarnedEscape } from './useWarnedEscape.ts';

type ConsoleDialogProps = {
  readonly title: string;
  readonly wide?: boolean;
  /** The label of the primary button; if it is missing, there is no such button. */
  readonly confirm?: string | null;
  readonly busy?: boolean;
  readonly error?: Message | null;
  /** Whether closing it would lose something typed or chosen, perhaps before a reload. */
  readonly isTyped: boolean;
  /** Null if only the primary button may close it. */
  readonly onClose: (() => void) | null;
  readonly onConfirm: (form: HTMLFormElement) => void;
  /** What takes effect at once, below the form and not part of it: its buttons do not apply to this. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The frame of the console's dialogs: a form that Escape closes. While something typed would be lost, the first Escape
 * says so, and the second closes the dialog.
 */
export function ConsoleDialog(props: ConsoleDialogProps) {
  const {
    title,
    wide = false,
    confirm = null,
    busy = false,
    error = null,
    isTyped,
    onClose,
    onConfirm,
    beside,
    children,
  } = props;
  const t = useText();
  const id = useId();
  const { onEscape, isWarned, onInput } = useWarnedEscape(isTyped, onClose);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // What is confirmed may take the button away, while the dialog stays to show the result.
    followFocus(event.currentTarget.ownerDocument.activeElement);
    onConfirm(event.currentTarget);
  };
  return (
    <ModalLayer className={wide ? styles.dialogWide : styles.dialog} labelledBy={id} busy={busy} onEscape={onEscape}>
      <form noValidate onSubmit={send} onInput={onInput} data-dense>
        <h2 id={id}>{title}</h2>
        <div className={styles.dialogBody}>{children}</div>
        {error && (
          <p className={styles.dialogError} role="alert">
            {t(error)}
          </p>
        )}
        {isWarned && (
          <p className={styles.dialogError} role="alert">
            {t('common:escapeAgain')}
          </p>
        )}
        <div className={styles.dialogFoot}>
          {onClose && <Button onClick={onClose}>{t(confirm === null ? 'common:close' : 'common:cancel')}</Button>}
          {confirm !== null && (
            <Button kind="primary" type="submit" busy={busy}>
              {confirm}
            </Button>
          )}
        </div>
      </form>
      {beside && <div className={styles.dialogBeside}>{beside}</div>}
    </ModalLayer>
  );
}
