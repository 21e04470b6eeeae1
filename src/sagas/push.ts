// NTF-8, decision 0024: notifications reach the browser while no tab is open. The browser asks for permission when the
// person switches that on; from then on each session that begins here subscribes anew, and the backend ends the
// subscription with the session.
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, type SagaGenerator, select, take, takeLeading } from '../effects/effects.ts';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { pushOffered, pushWanted } from '../features/push/pushEvents.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import {
  defaultsRestored,
  type Settings,
  selectSettings,
  settingsChanged,
} from '../features/settings/settingsSlice.ts';
import type { Message } from '../lib/message.ts';
import { safePath } from '../lib/safePath.ts';
import * as api from '../services/api/push.ts';
import { askToNotify } from '../services/browser/alerts.ts';
import { canBePushed, subscribeToPush, unsubscribeFromPush } from '../services/browser/push.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { pressedNoticeChannel } from './channels/pressedNoticeChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { showToast } from './steps/showToast.ts';
import { leaveTaskForm } from './steps/taskFormSteps.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* push(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    yield* fork(followPresses);
    yield* offer();
  });
}

/** Pressing a notification leads where a popup does: a form open there asks before it is left. */
function* followPresses(): SagaGenerator<void> {
  yield* withChannel(pressedNoticeChannel, function* (presses) {
    while (true) {
      const to = safePath(yield* take(presses));
      if (to !== null && (yield* leaveTaskForm())) yield* put(navigationWanted({ to }));
    }
  });
}

/** A backend without push answers 404, and some browsers do not support push: then it is not offered. */
function* offer(): SagaGenerator<void> {
  if (!(yield* call(canBePushed))) return;
  const answer = yield* callApi(api.pushKey(), { silent: true, unasked: true });
  if (!answer.ok) return;
  const { publicKey } = answer.value;
  yield* put(pushOffered());
  yield* takeLeading(pushWanted, begin, publicKey);
  let told = yield* select(selectSettings);
  // This may be a different session from the one that subscribed.
  if (told.webPush) yield* keep(publicKey, told);
  while (true) {
    const former = told;
    told = yield* select(selectSettings);
    if (former.webPush && !told.webPush) yield* end();
    else if (former.webPush && isOtherQuiet(former, told)) yield* keep(publicKey, told);
    // What another tab has changed, that tab tells the backend.
    else if (keyChanged.match(yield* take([settingsChanged, defaultsRestored, keyChanged])))
      told = yield* select(selectSettings);
  }
}

const isOtherQuiet = (former: Settings, now: Settings) =>
  former.doNotDisturb !== now.doNotDisturb || former.quietHours !== now.quietHours;

/** The browser asks the person once; a person who has refused must change that in the browser, and is told so. */
function* begin(publicKey: string): SagaGenerator<void> {
  const leave = yield* call(askToNotify);
  if (leave !== 'granted') {
    yield* warn({ key: leave === 'missing' ? 'shell:browserCannotNotify' : 'shell:browserMayNotNotify' });
    return;
  }
  let settings: Settings;
  let fault: Fault | null;
  do {
    settings = yield* select(selectSettings);
    fault = yield* save(publicKey, settings);
  } while (fault === null && isOtherQuiet(settings, yield* select(selectSettings)));
  if (fault === null) yield* put(settingsChanged({ webPush: true }));
  else yield* warn(fault.message);
}

/** If the browser no longer allows it, the switch is turned off again; if the backend fails, the next start retries. */
function* keep(publicKey: string, settings: Settings): SagaGenerator<void> {
  const fault = yield* save(publicKey, settings);
  if (fault?.of === 'browser') yield* put(settingsChanged({ webPush: false }));
}

type Fault = { readonly of: 'browser' | 'backend'; readonly message: Message };

/** Tells the backend where to send messages for this browser, and when the person wants only urgent ones. */
function* save(publicKey: string, { doNotDisturb, quietHours }: Settings): SagaGenerator<Fault | null> {
  const target = yield* call(subscribeToPush, publicKey);
  // The browser shows notifications, or it would not have been asked; what it lacks is a way to be reached while no
  // page is open.
  if (target === null) return { of: 'browser', message: { key: 'shell:browserCannotBePushed' } };
  const quiet = { doNotDisturb: doNotDisturb && { until: doNotDisturb.until }, quietHours };
  const answer = yield* callApi(api.savedPush({ ...target, ...quiet }), { silent: true, unasked: true });
  return answer.ok ? null : { of: 'backend', message: errorMessage(answer.error) };
}

function* end(): SagaGenerator<void> {
  const endpoint = yield* call(unsubscribeFromPush);
  if (endpoint !== null) yield* callApi(api.endedPush(endpoint), { silent: true, unasked: true });
}

function* warn(message: Message): SagaGenerator<void> {
  yield* showToast('warning', message, TIMING.errorMessageMs);
}
