import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { accessRefused } from '../../src/features/permissions/permissionsSlice.ts';
import { permissions } from '../../src/sagas/permissions.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { effectAt } from './support/branches.ts';

it('warns a person who uses something that is no longer granted', () => {
  const refused = effectAt(testSaga(permissions).next().next().next()).payload;
  expect(refused.args[0]).toBe(accessRefused);
  testSaga(refused.args[1])
    .next()
    .call(newId)
    .next('t1')
    .put(
      toastShown({
        id: 't1',
        kind: 'warning',
        message: { key: 'errors:noPermission' },
        durationMs: TIMING.noPermissionMs,
      }),
    )
    .next()
    .isDone();
});
