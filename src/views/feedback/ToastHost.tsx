import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import {
  selectToasts,
  type Toast,
  type ToastKind,
  toastActed,
  toastClosed,
} from '../../features/feedback/feedbackSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { takeRoom } from '../common/dom/takeRoom.ts';
import { useFocusLent } from '../common/dom/useFocusLent.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './toasts.module.css';

const ICONS: Readonly<Record<ToastKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

const LOOK: Readonly<Record<ToastKind, string | undefined>> = {
  success: styles.toastSuccess,
  info: styles.toastInfo,
  warning: styles.toastWarning,
  error: styles.toastError,
};

const isUrgent = (kind: ToastKind) => kind === 'error' || kind === 'warning';

function ToastLine({ id, kind, message, count, action }: Toast) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <div
      ref={isUrgent(kind) && action ? takeRoom : null}
      className={`${styles.toast} ${LOOK[kind]}`}
      data-told
      role={isUrgent(kind) ? 'alert' : undefined}
    >
      <Icon of={ICONS[kind]} strokeWidth={2} />
      <span>{t(message)}</span>
      {count > 1 && (
        <span className={styles.toastCount}>
          <span aria-hidden>×{count}</span>
          <span className={looks.visuallyHidden}>{t('common:timesShown', { n: count })}</span>
        </span>
      )}
      {action && (
        <>
          <TextButton className={styles.toastAction} onClick={() => dispatch(toastActed(id))}>
            {t(action)}
          </TextButton>
          <TextButton
            className={styles.toastClose}
            aria-label={t('common:dismiss')}
            onClick={() => dispatch(toastClosed(id))}
          >
            <Icon of={X} size={16} />
          </TextButton>
        </>
      )}
    </div>
  );
}

/** The toasts in the state, top centre, above every dialog. Their flow (sagas/feedback.ts) adds and removes them. */
export function ToastHost() {
  const t = useText();
  const toasts = useAppSelector(selectToasts);
  const areaRef = useRef<HTMLElement>(null);
  useFocusLent(areaRef);
  return (
    <Layer>
      <section ref={areaRef} className={styles.toasts} aria-label={t('common:notifications')}>
        {[true, false].map((urgent) => (
          // An alert inside a live region would be announced twice.
          <div key={`${urgent}`} aria-live={urgent ? undefined : 'polite'}>
            {toasts
              .filter(({ kind }) => isUrgent(kind) === urgent)
              .map((toast) => (
                // A repeated text keeps its line, unless each can be acted on.
                <ToastLine key={toast.action ? toast.id : toast.kind + JSON.stringify(toast.message)} {...toast} />
              ))}
          </div>
        ))}
      </section>
    </Layer>
  );
}
