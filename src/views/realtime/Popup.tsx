import { X } from 'lucide-react';
import { useId } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { popupDismissed, popupPressed } from '../../features/notificationCentre/notificationCentreSlice.ts';
import {
  asksForAnswer,
  fieldLinesOf,
  isOfDeleted,
  titleOf,
} from '../../features/notificationCentre/notificationProperties.ts';
import { typeNameOf } from '../../features/notificationCentre/notificationTypes.ts';
import { happeningOf } from '../../features/notificationCentre/todoHappening.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Button } from '../common/Button.tsx';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { momentText } from '../common/timeText.ts';
import { useText } from '../common/useText.ts';
import { NotificationFields } from '../notificationCentre/NotificationFields.tsx';
import styles from './popupTray.module.css';

/**
 * One live notification: its type, module and time, what has happened to a to-do, its subject, and a link to it unless
 * it is gone.
 */
export function Popup({ popup }: { readonly popup: Notification }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const happening = happeningOf(popup);
  const id = useId();
  const type = t(typeNameOf(popup));
  return (
    <article className={styles.popup} aria-labelledby={id} data-told>
      <ModuleTile icon={notificationIcon(popup.moduleName)} size={28} />
      <div className={styles.popupWords}>
        <h3 id={id}>{type}</h3>
        <p className={looks.meta}>
          {t('realtime:from', {
            module: notificationModuleName(t, popup.moduleName),
            time: t(momentText(popup.creationTime, now)),
          })}
        </p>
        {happening && <p>{t(happening)}</p>}
        <About popup={popup} />
        {!isOfDeleted(popup) && (
          <div className={styles.popupAction}>
            <Button aria-haspopup="dialog" aria-describedby={id} onClick={() => dispatch(popupPressed(popup))}>
              {t(asksForAnswer(popup) ? 'notificationCentre:scan' : 'realtime:look')}
            </Button>
          </div>
        )}
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

/** The first lines of its card; its title if it has none, such as one outside them. */
function About({ popup }: { readonly popup: Notification }) {
  const language = useAppSelector(selectLanguage);
  const title = titleOf(popup, language);
  if (fieldLinesOf(popup, language).length > 0) return <NotificationFields notification={popup} place="popup" />;
  return title !== null && <p className={styles.popupTitle}>{title}</p>;
}
