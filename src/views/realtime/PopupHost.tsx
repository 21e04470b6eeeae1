import { ChevronRight, X } from 'lucide-react';
import { type CSSProperties, type FocusEvent, memo, useDeferredValue, useRef } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { TIMING } from '../../constants/timing.ts';
import {
  popupListPressed,
  popupsDismissed,
  popupsHeld,
  popupsReleased,
  selectMoreModule,
  selectMorePopups,
  selectPopupFocused,
  selectPopups,
  selectPopupsHeld,
  selectUnreadTotal,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { useFocusKept } from '../common/dom/useFocusKept.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import { Popup } from './Popup.tsx';
import styles from './popups.module.css';

/** How long a popup stays, for its progress bar; it is the flow that removes it. */
const STAY: CSSProperties & { '--popup-stay': string } = { '--popup-stay': `${TIMING.popupMs}ms` };

/**
 * Live notifications at the bottom right, each for 10 s (NTF-6), above the open dialog too: staff keep it open all day.
 * A burst is drawn when the page is idle, not event by event.
 */
export function PopupHost() {
  const t = useText();
  const dispatch = useAppDispatch();
  const popups = useDeferredValue(useAppSelector(selectPopups));
  return (
    <Layer>
      <section
        className={styles.popups}
        aria-label={t('notificationCentre:messageNotification')}
        aria-live="polite"
        style={STAY}
        onPointerEnter={() => dispatch(popupsHeld('pointer'))}
        onPointerLeave={() => dispatch(popupsReleased('pointer'))}
        // A click leaves the focus behind as well, but whoever clicks has the pointer there, and takes it away.
        onFocus={({ target }) => target.matches(':focus-visible') && dispatch(popupsHeld('focus'))}
        onBlur={(event) => leaves(event) && dispatch(popupsReleased('focus'))}
      >
        <PopupTray popups={popups} />
      </section>
    </Layer>
  );
}

const PopupTray = memo(function PopupTray({ popups }: { readonly popups: readonly Notification[] }) {
  const held = useAppSelector(selectPopupsHeld);
  const trayRef = useRef<HTMLDivElement>(null);
  useFocusKept(trayRef, useAppSelector(selectPopupFocused), popups);
  if (popups.length === 0) return null;
  return (
    <div ref={trayRef} className={styles.popupTray} data-held={held || undefined}>
      <TrayHead several={popups.length > 1} />
      {popups.map((popup) => (
        <Popup key={popup.id} popup={popup} />
      ))}
      <More />
    </div>
  );
});

const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);

/** What the tray is, the way to the whole list, and the way to be rid of it. */
function TrayHead({ several }: { readonly several: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectUnreadTotal);
  return (
    <div className={styles.popupsHead}>
      <h2>{t('notificationCentre:messageNotification')}</h2>
      <TextButton aria-haspopup="dialog" onClick={() => dispatch(popupListPressed(null))}>
        {count > 0 ? t('realtime:allUnread', { count }) : t('realtime:all')}
      </TextButton>
      {several && (
        <IconButton
          aria-label={t('realtime:dismissAll')}
          title={t('realtime:dismissAll')}
          onClick={() => dispatch(popupsDismissed())}
        >
          <Icon of={X} size={16} />
        </IconButton>
      )}
    </div>
  );
}

/** Leads to those for which there was no room. */
function More() {
  const t = useText();
  const dispatch = useAppDispatch();
  const n = useDeferredValue(useAppSelector(selectMorePopups));
  const moduleName = useDeferredValue(useAppSelector(selectMoreModule));
  if (n === 0) return null;
  return (
    <button
      type="button"
      className={styles.popupMore}
      aria-haspopup="dialog"
      onClick={() => dispatch(popupListPressed(moduleName))}
    >
      {moduleName !== null && <ModuleTile icon={notificationIcon(moduleName)} size={22} />}
      {moduleName === null
        ? t('realtime:morePopups', { n })
        : t('realtime:moreOfModule', { module: notificationModuleName(t, moduleName), n })}
      <Icon of={ChevronRight} size={16} />
    </button>
  );
}
