import { X } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import {
  dialogClosePressed,
  dialogTabPressed,
  selectDialogTab,
} from '../../features/notificationDialog/notificationDialogSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Coming } from '../common/Coming.tsx';
import { Count } from '../common/Count.tsx';
import { type ScrollPlaces, ScrollPlacesContext } from '../common/dom/useScrollKept.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { PaneLeft, PaneRight, Panes } from '../common/Pane.tsx';
import { moveWithin } from '../common/tabKeys.ts';
import { useText } from '../common/useText.ts';
import { HelpButton } from '../shell/HelpButton.tsx';
import { ViewBoundary } from '../utility/ViewBoundary.tsx';
import { useDialogCounts } from './dialogCounts.ts';
import { DIALOG_SCREENS, DIALOG_TABS } from './dialogScreens.ts';
import { countWords, TAB_KEYS } from './dialogWords.ts';
import styles from './notificationDialog.module.css';

/** The frame of the three centres (specification §2, NTF-1). Only its close button closes it; Escape leads there. */
export function NotificationDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const tab = useAppSelector(selectDialogTab);
  const Screen = DIALOG_SCREENS[tab];
  const id = useId();
  const closeRef = useRef<HTMLButtonElement>(null);
  const [places] = useState((): ScrollPlaces => new Map());
  return (
    <ModalLayer
      className={styles.notificationDialog}
      labelledBy={`${id}-title`}
      onEscape={() => closeRef.current?.focus()}
    >
      <div className={styles.dialogHead}>
        <h2 id={`${id}-title`} className={looks.visuallyHidden}>
          {t('notificationDialog:title')}
        </h2>
        <Tabs id={id} />
        <HelpButton name="dialogHelp" />
        <IconButton
          ref={closeRef}
          className={styles.dialogClose}
          aria-label={t('common:close')}
          onClick={() => dispatch(dialogClosePressed())}
        >
          <Icon of={X} size={18} />
        </IconButton>
      </div>
      <div id={`${id}-panel`} className={styles.dialogPanel} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        <ViewBoundary key={tab}>
          <Suspense fallback={<ScreenComing />}>
            <ScrollPlacesContext value={places}>
              <Screen />
            </ScrollPlacesContext>
          </Suspense>
        </ViewBoundary>
      </div>
    </ModalLayer>
  );
}

/** The two panes until the screen's own code has loaded. */
function ScreenComing() {
  return (
    <Panes>
      <PaneLeft as="div" />
      <PaneRight>
        <Coming />
      </PaneRight>
    </Panes>
  );
}

function Tabs({ id }: { readonly id: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectDialogTab);
  const counts = useDialogCounts();
  return (
    <div className={styles.dialogTabs} role="tablist" aria-labelledby={`${id}-title`} onKeyDown={moveWithin}>
      {DIALOG_TABS.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          className={`${styles.dialogTab} ${looks.insetFocus}`}
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => dispatch(dialogTabPressed(tab))}
        >
          {t(TAB_KEYS[tab])}
          {/* The number of today's schedules says nothing about the calendar. */}
          {tab !== 3 && (
            <Count value={counts[tab]} kind={tab === 1 ? 'unread' : 'quiet'} label={countWords(t, tab, counts[tab])} />
          )}
        </button>
      ))}
    </div>
  );
}
