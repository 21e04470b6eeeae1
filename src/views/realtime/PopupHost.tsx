import { type CSSProperties, type FocusEvent, Suspense, useRef } from 'react';
import { TIMING } from '../../constants/timing.ts';
import { popupsHeld, popupsReleased, selectPopups } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Layer } from '../common/dom/Layer.tsx';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { useFocusLent } from '../common/dom/useFocusLent.ts';
import { useText } from '../common/useText.ts';
import { ViewBoundary } from '../utility/ViewBoundary.tsx';
import styles from './popupHost.module.css';

const PopupTray = lazyScreen(() => import('./PopupTray.tsx'), 'PopupTray');

/** How long a popup stays, for its progress bar; the flow removes it. */
const STAY: CSSProperties & { '--popup-stay': string } = { '--popup-stay': `${TIMING.popupMs}ms` };

const THE_BELL = '[data-tour=messages]';

/**
 * Live notifications at the bottom right, each for 10 s (NTF-6), above the open dialog too: staff keep it open all day.
 * Their screen loads with the first of them.
 */
export function PopupHost() {
  const t = useText();
  const dispatch = useAppDispatch();
  const anyPopup = useAppSelector(selectPopups).length > 0;
  const areaRef = useRef<HTMLElement>(null);
  useFocusLent(areaRef, THE_BELL);
  return (
    <Layer>
      <section
        ref={areaRef}
        className={styles.popups}
        aria-label={t('notificationCentre:messageNotification')}
        aria-live="polite"
        style={STAY}
        onPointerEnter={() => dispatch(popupsHeld('pointer'))}
        onPointerLeave={() => dispatch(popupsReleased('pointer'))}
        // A click leaves the focus behind as well, but the pointer is then there, and moves away.
        onFocus={({ target }) => target.matches(':focus-visible') && dispatch(popupsHeld('focus'))}
        onBlur={(event) => leaves(event) && dispatch(popupsReleased('focus'))}
      >
        {anyPopup && (
          // Without its popups the page still counts unread notifications.
          <ViewBoundary quiet>
            <Suspense fallback={null}>
              <PopupTray />
            </Suspense>
          </ViewBoundary>
        )}
      </section>
    </Layer>
  );
}

const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean => !currentTarget.contains(relatedTarget);
