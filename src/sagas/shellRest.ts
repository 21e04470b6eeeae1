// Spec §4 "Chunk loading": the first screen of the shell comes first. What no first screen shows is requested once the
// person uses the page, or has had some seconds to look at it, and the page is idle.
import type { EventChannel } from 'redux-saga';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, take } from '../effects/effects.ts';
import { shellRested } from '../features/shellRest/shellRestEvents.ts';
import { idle } from '../services/browser/idle.ts';
import { type PageSignal, pageChannel } from './channels/pageChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* shellRest(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    yield* withChannel(pageChannel, untilUsed, 'used');
    // Browsers let a page in the background wait for ever to be idle.
    yield* race({ idle: call(idle), enough: delay(TIMING.shellRestMs) });
    yield* put(shellRested());
  });
}

function* untilUsed(signals: EventChannel<PageSignal>): SagaGenerator<void> {
  yield* race({ used: take(signals), rested: delay(TIMING.shellRestMs) });
}
