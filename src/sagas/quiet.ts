// NTF-6: keeps notifications out of the way. Do not disturb and quiet hours suppress popups, sound and browser
// notifications, except urgent ones; the tab that holds the connection acts for all tabs.
import type { Notification } from '../../contract/notifications.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { selectBrandTitle } from '../features/brand/brandSlice.ts';
import { clockTicked, selectNow, selectTimeZone } from '../features/clock/clockSlice.ts';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { popupPressed, selectIsQuiet } from '../features/notificationCentre/notificationCentreSlice.ts';
import { mayInterrupt } from '../features/notificationCentre/notificationProperties.ts';
import { noticeLines } from '../features/notificationCentre/todoHappening.ts';
import { browserNotificationsWanted, quietBegan, quietChosen, quietEnded } from '../features/quiet/quietEvents.ts';
import { doNotDisturbFor, isOver, isQuietAt } from '../features/quiet/quietTime.ts';
import { notificationReceived } from '../features/realtime/realtimeEvents.ts';
import { selectRealtimeStatus } from '../features/realtime/realtimeSlice.ts';
import {
  defaultsRestored,
  selectLanguage,
  selectSettings,
  settingsChanged,
} from '../features/settings/settingsSlice.ts';
import { askToNotify, playChime } from '../services/browser/alerts.ts';
import { now } from '../services/browser/clock.ts';
import { isTabHidden } from '../services/browser/page.ts';
import { browserNoticeChannel } from './channels/browserNoticeChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { showToast } from './steps/showToast.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* quiet(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    yield* takeEvery(quietChosen, choose);
    yield* takeEvery(browserNotificationsWanted, askBrowser);
    yield* fork(alertAboutNew);
    while (true) {
      yield* settle();
      // Another tab may have changed the settings, too.
      yield* take([settingsChanged, defaultsRestored, keyChanged, clockTicked]);
    }
  });
}

function* choose({ payload: choice }: ReturnType<typeof quietChosen>): SagaGenerator<void> {
  const zone = yield* select(selectTimeZone);
  const doNotDisturb = choice === null ? null : doNotDisturbFor(choice, yield* call(now), zone);
  yield* put(settingsChanged({ doNotDisturb }));
}

function* settle(): SagaGenerator<void> {
  const settings = yield* select(selectSettings);
  const at = yield* call(now);
  if (settings.doNotDisturb !== null && isOver(settings.doNotDisturb, at))
    yield* put(settingsChanged({ doNotDisturb: null }));
  const isWanted = isQuietAt(settings, at, yield* select(selectNow));
  if (isWanted !== (yield* select(selectIsQuiet))) yield* put(isWanted ? quietBegan() : quietEnded());
}

/** Alerts once per notification, since a reconnect may bring it again; one sound per burst. */
function* alertAboutNew(): SagaGenerator<void> {
  let told: string[] = [];
  let sounded = 0;
  while (true) {
    const { payload } = yield* take(notificationReceived);
    if (told.includes(payload.id)) continue;
    told = [payload.id, ...told].slice(0, LIMITS.rememberedPopups);
    if (!(yield* mayAlert(payload))) continue;
    const { sound, browserNotifications } = yield* select(selectSettings);
    const at = yield* call(now);
    if (sound && at - sounded >= TIMING.soundGapMs) {
      sounded = at;
      yield* call(playChime);
    }
    if (browserNotifications && (yield* call(isTabHidden))) yield* fork(notify, payload);
  }
}

function* mayAlert(notification: Notification): SagaGenerator<boolean> {
  if ((yield* select(selectRealtimeStatus)) !== 'connected') return false;
  return mayInterrupt(yield* select(selectIsQuiet), notification);
}

/** Pressing it brings the tab to the front and leads where a popup does. */
function* notify(notification: Notification): SagaGenerator<void> {
  const title = yield* select(selectBrandTitle);
  const words = { title, body: noticeLines(notification, yield* select(selectLanguage)), tag: notification.id };
  yield* withChannel(
    browserNoticeChannel,
    function* (answers) {
      const answer = yield* take(answers);
      if (answer === 'pressed') yield* put(popupPressed(notification));
      else yield* giveUpNotices();
    },
    words,
  );
}

/**
 * The permission was revoked in the browser, or the browser shows no notifications for pages: turns the switch off
 * again.
 */
function* giveUpNotices(): SagaGenerator<void> {
  yield* put(settingsChanged({ browserNotifications: false }));
  yield* showToast('warning', { key: 'shell:browserCannotNotify' }, TIMING.errorMessageMs);
}

/** The browser asks the person once; a person who has refused must change that in the browser, and is told so. */
function* askBrowser(): SagaGenerator<void> {
  const answer = yield* call(askToNotify);
  if (answer === 'granted') yield* put(settingsChanged({ browserNotifications: true }));
  else
    yield* showToast(
      'warning',
      { key: answer === 'missing' ? 'shell:browserCannotNotify' : 'shell:browserMayNotNotify' },
      TIMING.errorMessageMs,
    );
}
