import type { UnknownAction } from '@reduxjs/toolkit';
import type { OwnSession } from '../../contract/session.ts';
import { locationChanged, partsOf } from '../../src/features/routing/routingSlice.ts';
import * as security from '../../src/features/securitySetting/securitySettingSlice.ts';
import { sessionCleared } from '../../src/features/session/sessionSlice.ts';

const stateAfter = (...events: readonly UnknownAction[]) =>
  events.reduce(security.securitySettingReducer, security.securitySettingReducer(undefined, { type: '@@test' }));
const password = { currentPassword: 'Portal#2026', newPassword: 'Secret-1' };
const phone = { phoneNumber: '13900007777', code: '123456' };
const elsewhere = locationChanged({ location: { ...partsOf('/portal'), key: 'k' }, action: 'PUSH' });

it('the rating of a password belongs to the form in which it was typed', () => {
  const rated = stateAfter(security.formOpened('password'), security.strengthLearned(3));
  expect(rated).toMatchObject({ dialog: 'password', strength: 3 });
  expect(security.securitySettingReducer(rated, security.formOpened('phone'))).toMatchObject({
    dialog: 'phone',
    strength: null,
  });
  expect(security.securitySettingReducer(rated, security.formClosed()).dialog).toBeNull();
});

it('leaving the page closes the form and gives up what it has sent', () => {
  const sending = stateAfter(
    security.formOpened('password'),
    security.passwordForm.submitted(password),
    security.phoneForm.submitted(phone),
  );
  expect([sending.passwordForm.status, sending.phoneForm.status]).toEqual(['submitting', 'submitting']);
  const left = security.securitySettingReducer(sending, elsewhere);
  expect([left.dialog, left.passwordForm.status, left.phoneForm.status]).toEqual([null, 'filling', 'filling']);
});

it('neither passwords nor codes are in the state', () => {
  const typed = [security.passwordForm.submitted(password), security.phoneForm.submitted(phone)];
  const state = stateAfter(...typed, security.newPasswordTyped({ password: 'Secret-1' }));
  expect(JSON.stringify(state)).not.toMatch(/Secret-1|Portal#2026|123456/);
});

it('a sign-in that was ended leaves the list, the others stay', () => {
  const sessions = [{ id: 's1' }, { id: 's2' }] as OwnSession[];
  const listed = [security.sessionsResource.requested(), security.sessionsResource.loaded(sessions)];
  expect(stateAfter(...listed, security.ownSessionEnded('s1')).sessions.data).toEqual([{ id: 's2' }]);
  expect(stateAfter(security.ownSessionEnded('s1')).sessions.data).toBeNull();
});

it('the log grows step by step', () => {
  const more = stateAfter(security.moreOfLogWanted(), security.moreOfLogWanted());
  expect(security.selectLogLength({ securitySetting: more })).toBe(3 * security.LOG_STEP);
});

it('nothing of it outlives the session', () => {
  const ways = security.waysResource.loaded({ hasPassword: true, phoneNumber: '139', email: null });
  expect(stateAfter(security.waysResource.requested(), ways, sessionCleared())).toEqual(stateAfter());
});
