// HDR-10, in the spirit of TODO-8: the browser asks before it leaves the page while an application has unsaved work.
import { call, type SagaGenerator, select, take } from '../effects/effects.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../features/session/sessionSlice.ts';
import { frameDirtied } from '../features/subApp/subAppEvents.ts';
import {
  frameDestroyed,
  frameFailed,
  frameRemoved,
  framesDropped,
  selectIsSomeDirty,
} from '../features/subApp/subAppSlice.ts';
import { holdPage, releasePage } from '../services/browser/leaving.ts';

const CHANGES = [
  frameDirtied,
  frameFailed,
  frameDestroyed,
  frameRemoved,
  framesDropped,
  sessionCleared,
  switchSucceeded,
];

export function* subAppLeaving(): SagaGenerator<void> {
  while (true) {
    while (!(yield* select(selectIsSomeDirty))) yield* take(CHANGES);
    yield* call(holdPage);
    try {
      while (yield* select(selectIsSomeDirty)) yield* take(CHANGES);
    } finally {
      yield* call(releasePage);
    }
  }
}
