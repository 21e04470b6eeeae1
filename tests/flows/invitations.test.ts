import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { memberAddition } from '../../src/features/members/memberForms.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import { panelClosed } from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { emptySubmission } from '../../src/lib/submission.ts';
import { ORGANIZATION, visitOrganization as visit } from '../support/organizationWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('searches invited people by the typed text, from the first page', async () => {
  const play = await visit('?unit=dev&status=invited&page=2');
  play.dispatch(members.memberKeywordTyped(' 139 0000 0001 '));
  await play.pass(300);
  expect(play.state().routing.location.search).toMatch(/keyword=139/);
  expect(play.queryOf(ORGANIZATION.invitations)).toEqual({
    nameOrPhoneNumber: '139 0000 0001',
    skipCount: '0',
    maxResultCount: '20',
  });
});

it('resends an invitation once, however often the button is pressed, and again after the answer', async () => {
  const play = await visit('?status=invited');
  const answers: (() => void)[] = [];
  play.backend[ORGANIZATION.repeat] = () => new Promise((done) => answers.push(() => done({ status: 204 })));
  const press = async (id: string) => {
    play.dispatch(members.repetitionWanted({ id, name: 'Gao' }));
    await play.pass(0);
  };
  const sent = () => play.calls().filter((call) => call.endsWith('/repeat'));
  await press('i1');
  await press('i1');
  await press('i2');
  expect(sent()).toEqual([ORGANIZATION.repeat, ORGANIZATION.repeat.replace('i1', 'i2')]);
  answers.shift()?.();
  await play.pass(0);
  expect(play.state().feedback.toasts.at(-1)?.message).toMatchObject({ key: 'members:repeated' });
  await press('i1');
  expect(sent()).toEqual([ORGANIZATION.repeat]);
});

it('an invitation can be resent after leaving the page cancelled an earlier attempt', async () => {
  const play = await visit('?status=invited', { [ORGANIZATION.repeat]: () => new Promise(() => {}) });
  play.dispatch(members.repetitionWanted({ id: 'i1', name: 'Gao' }));
  await play.pass(0);
  expect(play.state().members.repetitions).toEqual(['i1']);
  play.dispatch(navigationWanted({ to: '/console/dashboard' }));
  await play.pass(0);
  expect(play.state().members.repetitions).toEqual([]);
});

describe('one person after another', () => {
  const PAGE = '/console/organizationManagement/myOrganization';
  type Play = Awaited<ReturnType<typeof visit>>;
  const invite = async (play: Play, name: string) => {
    const others = { jobTitle: '', employeeNumber: '', organizationUnitId: '' };
    play.dispatch(memberAddition.submitted({ phoneNumber: '13800000000', name, ...others }));
    await play.pass(0);
  };
  const openDialog = async (play: Play) => {
    play.dispatch(navigationWanted({ to: `${PAGE}?panel=addMember` }));
    await play.pass(0);
  };

  it('is invited while the invitation of the first can still be withdrawn', async () => {
    const play = await visit('?panel=addMember');
    await invite(play, 'One');
    await openDialog(play);
    await invite(play, 'Two');
    expect(play.calls().filter((call) => call === ORGANIZATION.add)).toHaveLength(2);
    expect(play.bodyOf(ORGANIZATION.add)).toMatchObject({ name: 'Two' });
    expect(play.state().members.addition.status).toBe('filling');
    expect(play.state().feedback.toasts).toHaveLength(2);
  });

  it('is not greeted by the refusal of the first', async () => {
    const play = await visit('?panel=addMember', {
      [ORGANIZATION.add]: { status: 403, body: { error: { message: 'no' } } },
    });
    await invite(play, 'One');
    expect(play.state().members.addition.status).toBe('refused');
    play.dispatch(panelClosed());
    await openDialog(play);
    expect(play.state().members.addition).toEqual(emptySubmission());
  });

  it('keeps what is typed when a cancelled invitation is answered late, and the list is read again', async () => {
    const play = await visit('?panel=addMember');
    let answer: (reply: object) => void = () => {};
    play.backend[ORGANIZATION.add] = () => new Promise((resolve) => (answer = resolve));
    await invite(play, 'One');
    play.dispatch(panelClosed());
    await openDialog(play);
    play.dispatch(formTyped({ key: 'memberAdd/name', typed: 'Two' }));
    expect(play.state().members.addition.status).toBe('filling');
    play.calls();
    answer({ body: { id: 'i1', outcome: 'invited' } });
    await play.pass(0);
    expect(play.calls()).toContain(ORGANIZATION.members);
    expect(play.state().routing.location.search).toBe('?panel=addMember');
    expect(play.state().forms.typed['memberAdd/name']).toBe('Two');
    expect(play.state().feedback.toasts).toEqual([]);
  });
});
