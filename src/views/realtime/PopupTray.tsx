import { ChevronRight, X } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import {
  popupListPressed,
  popupsDismissed,
  selectMoreModule,
  selectMorePopups,
  selectPopupFocused,
  selectPopups,
  selectPopupsHeld,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useFocusKept } from '../common/dom/useFocusKept.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import { Popup } from './Popup.tsx';
import styles from './popupTray.module.css';

/** The popups and their tray; a burst renders when the page is idle, not event by event. */
export function PopupTray() {
  const popups = useDeferredValue(useAppSelector(selectPopups));
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
}

/**
 * The tray's title, a link to the whole list, and a button to clear it. How many are unread is the bell's to say, which
 * knows it a moment later.
 */
function TrayHead({ several }: { readonly several: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.popupsHead}>
      <h2>{t('notificationCentre:messageNotification')}</h2>
      <TextButton aria-haspopup="dialog" onClick={() => dispatch(popupListPressed(null))}>
        {t('realtime:all')}
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

/** Links to those for which there was no room. */
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
        ? t('realtime:morePopups', { count: n })
        : t('realtime:moreOfModule', { module: notificationModuleName(t, moduleName), n })}
      <Icon of={ChevronRight} size={16} />
    </button>
  );
}
