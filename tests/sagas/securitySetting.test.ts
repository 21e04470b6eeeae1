import { PATHS } from '../../src/constants/paths.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { proofWanted, questionClosed } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import * as security from '../../src/features/securitySetting/securitySettingSlice.ts';
import { securitySetting } from '../../src/sagas/securitySetting.ts';
import * as api from '../../src/services/api/security.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { notificationOf } from '../support/fixtures.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { sessionOf } from '../support/securityWork.ts';
import { signedIn } from '../support/signedIn.ts';
import { NO_ANSWER, REFUSED, refusal } from './support/calls.ts';
import { shownAt } from './support/consoleState.ts';
import { runSteps, sent } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });
const invalid = (member: string) =>
  new ApiFailure({ ...refusal, kind: 'invalid', validationErrors: [{ message: 'Wrong', members: [member] }] });
const UNPROVED = new ApiFailure({ ...refusal, code: 'Atrium:ReauthenticationRequired' });
const ANSWERS: Readonly<Record<string, unknown>> = {
  getSecuritySettings: { hasPassword: true, phoneNumber: null, email: null },
  listOwnSessions: { items: [sessionOf('s1'), sessionOf('s2')] },
  listOwnSecurityLog: { items: [], totalCount: 30 },
};
const PASSWORD = { currentPassword: 'Portal#2026', newPassword: 'Other#2027' };
const PHONE = { phoneNumber: '13900000009', code: '482719' };
const ENDED = { id: 's2', name: 'Chrome' };

/** The page, shown to somebody in a company; `over` is what calls are answered with, by their ids. */
function page(over: Readonly<Record<string, unknown>> = {}, strength: unknown = 3) {
  const state = { ...initial, ...signedIn(), shell: { ...initial.shell, open: true } };
  const run = runSteps(securitySetting, {
    state: rootReducer(state, shownAt(PATHS.ownSecuritySetting)),
    reduce: rootReducer,
    answers: {
      now: 0,
      newId: 'id',
      passwordStrength: strength,
      send: ({ id }: { id: string }) => {
        const answer = over[id] ?? ANSWERS[id];
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const opened = run.steps.splice(0);
  const sends = () => run.steps.filter((step) => Array.isArray(step) && step[0] === 'send');
  const toasts = () => run.state().feedback.toasts.map(({ kind, message }) => [kind, message]);
  return { ...run, opened, sends, toasts, own: () => run.state().securitySetting };
}
const READ = [api.ownSecuritySettings(), api.ownSessions(), api.ownSecurityLog(security.LOG_STEP)].map(sent);

describe('the page', () => {
  it('reads its parts, each of which can be read again on its own, and the log as far back as requested', () => {
    const { opened, own, sends, hear, steps } = page();
    expect(opened.filter((step) => Array.isArray(step))).toEqual(READ);
    expect(own().sessions.data).toHaveLength(2);
    expect(own().log.data).toEqual({ rows: [], totalCount: 30 });
    for (const [at, part] of [security.waysResource, security.sessionsResource, security.logResource].entries()) {
      steps.splice(0);
      hear(part.wanted());
      expect(sends()).toEqual([READ[at]]);
    }
    steps.splice(0);
    hear(security.moreOfLogWanted());
    expect(sends()).toEqual([sent(api.ownSecurityLog(2 * security.LOG_STEP))]);
  });

  it('does not follow live events', async () => {
    jest.useFakeTimers();
    const { hear, sends } = page();
    hear(notificationReceived(notificationOf('n1')));
    await jest.advanceTimersByTimeAsync(TIMING.realtimeBurstLimitMs);
    expect(sends()).toEqual([]);
    jest.useRealTimers();
  });

  it('does nothing once it is left', () => {
    const { hear, steps } = page();
    hear(shownAt(PATHS.workbench));
    hear(security.othersEndWanted());
    expect(steps).toEqual([]);
  });
});

describe('a new password', () => {
  const proof = sent(api.passwordProof(PASSWORD.currentPassword));
  const change = sent(api.changedPassword(PASSWORD.currentPassword, PASSWORD.newPassword));

  it('is sent after the current one has proved who it is; the form closes, and everything is read again', () => {
    const { hear, sends, own, toasts } = page();
    hear(security.formOpened('password'));
    hear(security.passwordForm.submitted(PASSWORD));
    expect(sends()).toEqual([proof, change, ...READ]);
    expect([own().dialog, own().passwordForm.status]).toEqual([null, 'filling']);
    expect(toasts()).toEqual([['success', { key: 'securitySetting:passwordChanged' }]]);
  });

  it.each([
    ['is wrong', invalid('Password'), { text: 'Full' }],
    ['gets no answer', NO_ANSWER, { key: 'errors:network' }],
  ])('is not sent if the current one %s, which is said at its field', (_why, failure, message) => {
    const { hear, sends, own, toasts } = page({ reauthenticate: failure });
    hear(security.formOpened('password'));
    hear(security.passwordForm.submitted(PASSWORD));
    expect([sends(), toasts()]).toEqual([[proof], []]);
    expect(own()).toMatchObject({ dialog: 'password', passwordForm: { status: 'refused' } });
    expect(own().passwordForm.failure).toEqual({ fields: { currentPassword: message }, error: null });
  });

  it('is sent even to a backend without proofs, and without a proof by somebody who has no password', () => {
    const { hear, sends } = page({ reauthenticate: REFUSED });
    hear(security.passwordForm.submitted(PASSWORD));
    expect(sends().slice(0, 2)).toEqual([proof, change]);
    const without = page();
    without.hear(security.passwordForm.submitted({ ...PASSWORD, currentPassword: '' }));
    expect(without.sends()[0]).toEqual(sent(api.changedPassword('', PASSWORD.newPassword)));
  });

  it('that is refused shows why at its own field and keeps the form open, without a message', () => {
    const { hear, own, toasts } = page({ changePassword: invalid('NewPassword') });
    hear(security.formOpened('password'));
    hear(security.passwordForm.submitted(PASSWORD));
    expect(own()).toMatchObject({ dialog: 'password', passwordForm: { failure: { fields: { newPassword: {} } } } });
    expect(toasts()).toEqual([]);
  });

  it('is rated as it is typed, against the person’s own names; an empty field is not rated', () => {
    const { hear, steps } = page();
    hear(security.newPasswordTyped({ password: 'lin-2026' }));
    expect(steps).toEqual([['passwordStrength', 'lin-2026', ['lin', 'Lin Jing']], security.strengthLearned(3)]);
    steps.splice(0);
    hear(security.newPasswordTyped({ password: '' }));
    expect(steps).toEqual([security.strengthLearned(null)]);
  });
});

describe('a new phone number', () => {
  it('closes the form, and everything is read again', () => {
    const { hear, sends, own, toasts } = page();
    hear(security.formOpened('phone'));
    hear(security.phoneForm.submitted(PHONE));
    expect(sends()).toEqual([sent(api.changedPhone(PHONE.phoneNumber, PHONE.code)), ...READ]);
    expect(own().dialog).toBeNull();
    expect(toasts()).toEqual([['success', { key: 'securitySetting:phoneChanged' }]]);
  });

  it('that needs a proof waits for it; a person who gives up keeps the form', () => {
    const { hear, sends, steps, own, toasts } = page({ changePhone: UNPROVED });
    hear(security.formOpened('phone'));
    hear(security.phoneForm.submitted(PHONE));
    expect(steps.at(-1)).toEqual(proofWanted());
    hear(questionClosed(false));
    expect(sends()).toHaveLength(1);
    expect(own()).toMatchObject({ dialog: 'phone', phoneForm: { failure: { fields: {}, error: null } } });
    expect(toasts()).toEqual([]);
  });
});

describe('ending a sign-in', () => {
  it('asks by name, then takes it off the list and reads the log again', () => {
    const { hear, state, steps, sends, own } = page();
    hear(security.sessionEndWanted(ENDED));
    expect(state().feedback.confirmation).toMatchObject({
      title: { key: 'securitySetting:endTitle' },
      question: { key: 'securitySetting:endQuestion', params: { name: 'Chrome' } },
      confirm: { key: 'securitySetting:end' },
      danger: true,
    });
    hear(confirmationAccepted('id'));
    expect(sends()).toEqual([sent(api.sessionEnd('s2')), READ[2]]);
    expect(steps).toContainEqual(security.endsUnderWay.begun('s2'));
    expect([own().sessions.data?.map(({ id }) => id), own().ending]).toEqual([['s1'], []]);
  });

  it('does nothing after a no, and changes nothing if it is refused', () => {
    const { hear, sends } = page();
    hear(security.sessionEndWanted(ENDED));
    hear(confirmationDismissed('id'));
    expect(sends()).toEqual([]);
    const refused = page({ revokeSession: REFUSED });
    refused.hear(security.sessionEndWanted(ENDED));
    refused.hear(confirmationAccepted('id'));
    expect(refused.sends()).toHaveLength(1);
    expect(refused.own().sessions.data).toHaveLength(2);
  });
});

describe('ending all others', () => {
  const END = sent(api.otherSessionsEnd());

  it('asks first; then everything is read again', () => {
    const { hear, state, sends, toasts } = page();
    hear(security.othersEndWanted());
    expect(state().feedback.confirmation).toMatchObject({
      title: { key: 'securitySetting:endOthers' },
      question: { key: 'securitySetting:endOthersQuestion' },
      confirm: { key: 'securitySetting:endOthers' },
      danger: true,
    });
    hear(confirmationAccepted('id'));
    expect(sends()).toEqual([END, ...READ]);
    expect(toasts()).toEqual([['success', { key: 'securitySetting:othersEnded' }]]);
  });

  it('does nothing after a no', () => {
    const { hear, sends } = page();
    hear(security.othersEndWanted());
    hear(confirmationDismissed('id'));
    expect(sends()).toEqual([]);
  });

  it('that fails says why once; a person who gives no proof sees no message', () => {
    const failed = page({ revokeOtherSessions: REFUSED });
    failed.hear(security.othersEndWanted());
    failed.hear(confirmationAccepted('id'));
    expect([failed.sends(), failed.toasts()]).toEqual([[END], [['error', { text: 'Full' }]]]);
    const unproved = page({ revokeOtherSessions: UNPROVED });
    unproved.hear(security.othersEndWanted());
    unproved.hear(confirmationAccepted('id'));
    unproved.hear(questionClosed(false));
    expect([unproved.sends(), unproved.toasts()]).toEqual([[END], []]);
    // The page goes on.
    unproved.hear(security.waysResource.wanted());
    expect(unproved.sends()).toEqual([END, READ[0]]);
  });
});
