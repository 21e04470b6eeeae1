import { X } from 'lucide-react';
import { type CSSProperties, memo, useDeferredValue } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { TIMING } from '../../constants/timing.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import {
  popupDismissed,
  selectMorePopups,
  selectPopups,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { titleOf } from '../../features/notificationCentre/notificationProperties.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { notificationTypeName } from '../common/notificationTypeName.ts';
import { momentText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import styles from './popups.module.css';

/** How long a popup stays, for its progress bar; it is the flow that removes it. */
const STAY: CSSProperties & { '--popup-stay': string } = { '--popup-stay': `${TIMING.popupMs}ms` };

/**
 * Live notifications at the bottom right, each for 10 s (NTF-6), above the open dialog too: staff keep it open all day.
 * A burst is drawn when the page is idle, not event by event.
 */
export function PopupHost() {
  const t = useText();
  const popups = useDeferredValue(useAppSelector(selectPopups));
  const more = useDeferredValue(useAppSelector(selectMorePopups));
  return (
    <Layer>
      <section
        className={styles.popups}
        aria-label={t('notificationCentre:messageNotification')}
        aria-live="polite"
        style={STAY}
      >
        <PopupTray popups={popups} more={more} />
      </section>
    </Layer>
  );
}

const PopupTray = memo(function PopupTray({
  popups,
  more,
}: {
  readonly popups: readonly Notification[];
  readonly more: number;
}) {
  const t = useText();
  if (popups.length === 0) return null;
  return (
    <div className={styles.popupTray}>
      <h2>{t('notificationCentre:messageNotification')}</h2>
      {popups.map((popup) => (
        <Popup key={popup.id} popup={popup} />
      ))}
      {more > 0 && <p className={styles.popupMore}>{t('realtime:morePopups', { n: more })}</p>}
    </div>
  );
});

function Popup({ popup }: { readonly popup: Notification }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const type = notificationTypeName(t, popup);
  const title = titleOf(popup);
  return (
    <article className={styles.popup} data-told>
      <ModuleTile icon={notificationIcon(popup.moduleName)} size={28} />
      <div className={styles.popupWords}>
        <h3>{type}</h3>
        <p className={looks.meta}>
          {notificationModuleName(t, popup.moduleName)}

          <time className={looks.num}>{t(momentText(popup.creationTime, now))}</time>
        </p>
        {title !== null && <p className={styles.popupTitle}>{title}</p>}
      </div>
      <IconButton
        aria-label={t('realtime:dismiss', { title: type })}
        onClick={() => dispatch(popupDismissed(popup.id))}
      >
        <Icon of={X} size={16} />
      </IconButton>
      <span className={styles.popupTime} data-keeps-time aria-hidden />
    </article>
  );
}
