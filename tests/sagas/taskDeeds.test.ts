import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { selectPersistenceHeld } from '../../src/features/companySwitch/companySwitchSlice.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { deedSettled, type HeldDeed, selectHeldDeeds } from '../../src/features/heldDeeds/heldDeedsSlice.ts';
import { selectHostToken, selectTenantToken, selectUser } from '../../src/features/session/sessionSlice.ts';
import { deletionConfirmed, deletionFailed } from '../../src/features/task/taskSlice.ts';
import { resumeDeed } from '../../src/sagas/taskDeeds.ts';
import { deleteTask } from '../../src/services/api/tasks.ts';
import { now } from '../../src/services/browser/clock.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { send } from '../../src/services/http/send.ts';

const held: HeldDeed = {
  deed: 'deleted',
  kind: 'personal',
  id: 'bearings',
  title: 'Bearings',
  status: 0,
  stamp: 'v1',
  place: 'lin/aurora',
  dueAt: 5_000,
};
const CHANGED = new ApiFailure({
  kind: 'other',
  call: 'deleteTask',
  url: '/any',
  status: 412,
  message: 'changed',
  code: null,
  reason: 'refused',
  hideElMessage: false,
});
/** What redux-saga takes for a task that can be cancelled. */
const keeping = { '@@redux-saga/TASK': true };

it('a deletion names its version; refused because of a change, it is reported, settled and only then undone', () => {
  testSaga(resumeDeed, held)
    .next()
    .select(selectUser)
    .next(null)
    .next(keeping)
    .put(deletionConfirmed({ kind: 'personal', id: 'bearings', lists: [] }))
    .next()
    .call(now)
    .next(2_000)
    .delay(3_000)
    .next()
    .select(selectHeldDeeds)
    .next([held])
    .select(selectPersistenceHeld)
    .next(false)
    .select(selectTenantToken)
    .next('Bearer company')
    .select(selectHostToken)
    .next('Bearer account')
    .call(send, deleteTask('bearings', 'v1'))
    .throw(CHANGED)
    .call(newId)
    .next('toast')
    .put(
      toastShown({
        id: 'toast',
        kind: 'warning',
        message: { key: 'task:deletionOutdated', params: { title: 'Bearings' } },
        durationMs: TIMING.errorMessageMs,
      }),
    )
    .next()
    .put(deedSettled('bearings'))
    .next()
    .next()
    .put(deletionFailed({ kind: 'personal', id: 'bearings' }))
    .next()
    .isDone();
});
