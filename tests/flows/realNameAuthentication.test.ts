import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import {
  realNameForm,
  realNameWithdrawalWanted,
} from '../../src/features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const READ = 'GET /api/console/real-name';
const SUBMIT = 'POST /api/console/real-name/submit';
const WITHDRAW = 'POST /api/console/real-name/withdraw';
const idNumber = '11010519491231002X';
const standing = (status: string, more = {}) => ({
  body: {
    status,
    realName: null,
    idNumber: null,
    submittedTime: null,
    reviewedTime: null,
    attempt: 0,
    reasons: [],
    ...more,
  },
});

async function visit(over = {}) {
  const play = await playFlow(consoleBackend({ [READ]: standing('none'), [SUBMIT]: { body: null }, ...over }), {
    path: '/console/accountCenter/realNameAuthentication',
    preloadedState: consoleAdministrator(),
  });
  await play.pass(0);
  play.calls();
  return play;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('CON-1 sends a real name with its number, and from then on only the mask exists here', async () => {
  const play = await visit();
  play.dispatch(formTyped({ key: 'realNameAuthentication/realName', typed: '林静' }));
  play.backend[READ] = standing('pending', { realName: '林静', idNumber: '1****************X' });
  play.dispatch(realNameForm.submitted({ realName: '林静', idNumber }));
  await play.pass(0);
  expect(play.bodyOf(SUBMIT)).toEqual({ realName: '林静', idNumber });
  expect(play.calls()).toEqual([SUBMIT, READ]);
  expect(play.state().realNameAuthentication).toMatchObject({
    status: 'pending',
    load: { data: { idNumber: '1****************X' } },
  });
  expect(play.state().forms.typed).toEqual({});
});

it('the number is in no state and no storage while it is sent, refused, or the page is left', async () => {
  const problems = [{ message: 'This is no identity number.', members: ['idNumber'] }];
  let answer: (reply: object) => void = () => {};
  const play = await visit({ [SUBMIT]: () => new Promise((resolve) => (answer = resolve)) });
  const everywhere = () => JSON.stringify([play.state(), { ...localStorage }, { ...sessionStorage }]);
  play.dispatch(realNameForm.submitted({ realName: '林静', idNumber }));
  await play.pass(0);
  expect(play.state().realNameAuthentication.form.status).toBe('submitting');
  expect(everywhere()).not.toContain(idNumber);
  answer({ status: 400, body: { error: { message: 'no', validationErrors: problems } } });
  await play.pass(0);
  expect(play.state().realNameAuthentication).toMatchObject({
    status: 'none',
    form: { status: 'refused', failure: { fields: { idNumber: { text: 'This is no identity number.' } } } },
  });
  expect(everywhere()).not.toContain(idNumber);
});

it('withdraws a pending real name after confirmation, and its name can be sent again', async () => {
  const pending = standing('pending', { realName: '林静', idNumber: '1****************X', attempt: 1 });
  const play = await visit({ [READ]: pending, [WITHDRAW]: { body: null } });
  const answer = async (event: typeof confirmationAccepted | typeof confirmationDismissed) => {
    play.dispatch(realNameWithdrawalWanted());
    await play.pass(0);
    play.dispatch(event(play.state().feedback.confirmation?.id ?? ''));
    await play.pass(0);
  };
  await answer(confirmationDismissed);
  expect([play.calls(), play.state().realNameAuthentication.status]).toEqual([[], 'pending']);
  play.backend[READ] = standing('none', { realName: '林静', attempt: 1 });
  await answer(confirmationAccepted);
  expect(play.calls()).toEqual([WITHDRAW, READ]);
  expect(play.state().realNameAuthentication).toMatchObject({ status: 'none', load: { data: { realName: '林静' } } });
});
