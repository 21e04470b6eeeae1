// APP-1: keeps applications informed about the portal: language, size, colours, user, company, policies.
import { call, type SagaGenerator, select, take } from '../effects/effects.ts';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { policiesGranted } from '../features/permissions/permissionsSlice.ts';
import { hostInfoLoaded } from '../features/session/sessionSlice.ts';
import { defaultsRestored, settingsChanged } from '../features/settings/settingsSlice.ts';
import { propsOf, selectToldToAll } from '../features/subApp/subAppProps.ts';
import { selectFrames } from '../features/subApp/subAppSlice.ts';
import { firstVersionStored, upgradeAccepted } from '../features/versionUpgrade/versionUpgradeEvents.ts';
import { primaryColour } from '../services/subApps/look.ts';
import { tellFrame } from './steps/frames.ts';
import { companySettled } from './waits/companySettled.ts';

/** Another company means new frames, which are informed at their handshake. */
const CHANGES = [
  settingsChanged,
  defaultsRestored,
  policiesGranted,
  hostInfoLoaded,
  keyChanged,
  firstVersionStored,
  upgradeAccepted,
];

export function* subAppProps(): SagaGenerator<void> {
  let told = yield* select(selectToldToAll);
  while (true) {
    yield* take(CHANGES);
    // During a switch the store holds parts of two companies.
    yield* companySettled();
    const primary = yield* call(primaryColour);
    const now = yield* select(selectToldToAll);
    if (now === told) continue;
    told = now;
    // An application that is being closed gets no more messages.
    for (const frame of (yield* select(selectFrames)).filter(({ status }) => status !== 'destroyed'))
      yield* tellFrame(frame.instance, { type: 'props', data: propsOf(frame, now, primary) });
  }
}
