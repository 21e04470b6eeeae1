import { PATHS } from '../../src/constants/paths.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { memberAddition } from '../../src/features/members/memberForms.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { ORGANIZATION, undo, visitOrganization as visit } from '../support/organizationWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PAGE = '/console/organizationManagement/myOrganization';
type Play = Awaited<ReturnType<typeof visit>>;
const answer = async (play: Play, isYes: boolean) => {
  const id = play.state().feedback.confirmation?.id ?? '';
  play.dispatch(isYes ? confirmationAccepted(id) : confirmationDismissed(id));
  await play.pass(0);
};
const lin = { id: 'm1', name: 'Lin' };
const chen = { id: 'm2', name: 'Chen' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the list requests what the address says', async () => {
  const play = await visit('?unit=dev&keyword=Lin&status=disabled&page=3');
  expect(play.queryOf(ORGANIZATION.members)).toEqual({
    organizationUnitId: 'dev',
    nameOrPhoneNumber: 'Lin',
    isActive: 'false',
    skipCount: '40',
    maxResultCount: '20',
  });
});

it('a figure of the home filters to its people: since a day, and on a day', async () => {
  const play = await visit('?joinedFrom=2026-11-01');
  expect(play.queryOf(ORGANIZATION.members)).toMatchObject({ joinedFrom: '2026-11-01' });
  play.dispatch(navigationWanted({ to: `${PATHS.myOrganization}?signedInOn=2026-11-19` }));
  await play.pass(0);
  expect(play.queryOf(ORGANIZATION.members)).toEqual({
    signedInOn: '2026-11-19',
    skipCount: '0',
    maxResultCount: '20',
  });
});

it('shows invitations in place of the people', async () => {
  const play = await visit('?status=invited');
  const calls = play.calls();
  expect(calls).toContain(ORGANIZATION.invitations);
  expect(calls).not.toContain(ORGANIZATION.members);
});

it('a typed name reaches the address after a debounce, from the first page', async () => {
  const play = await visit('?unit=dev&page=2');
  play.dispatch(members.memberKeywordTyped(' Lin '));
  await play.pass(299);
  expect(play.state().routing.location.search).toBe('?unit=dev&page=2');
  await play.pass(1);
  expect(play.state().routing.location.search).toBe('?unit=dev&keyword=Lin');
});

it('disabling asks first, says what is lost, and reports on each person', async () => {
  const items = [
    { id: 'm1', error: 'You cannot disable yourself' },
    { id: 'm2', error: null },
  ];
  const play = await visit('', { [ORGANIZATION.setActive]: { body: { items } } });
  play.dispatch(members.disablingWanted([lin, chen]));
  await play.pass(0);
  expect(play.state().feedback.confirmation).toMatchObject({
    consequence: { key: 'members:disableConsequence' },
    danger: true,
  });
  play.calls();
  await answer(play, true);
  expect(play.bodyOf(ORGANIZATION.setActive)).toEqual({ ids: ['m1', 'm2'], isActive: false });
  expect(play.state().members.outcome).toEqual({
    done: 1,
    refused: [{ ...lin, error: 'You cannot disable yourself' }],
  });
  expect(play.state().members.chosen).toEqual([lin]);
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.setActive)).toEqual({ ids: ['m2'], isActive: true });
});

it('disables nobody without confirmation', async () => {
  const play = await visit();
  play.dispatch(members.disablingWanted([lin]));
  await play.pass(0);
  await answer(play, false);
  expect(play.calls()).not.toContain(ORGANIZATION.setActive);
});

it('enabling asks nothing, reports on each person, and can be undone for those whom it enabled', async () => {
  const items = [
    { id: 'm1', error: 'No seat is free' },
    { id: 'm2', error: null },
  ];
  const play = await visit('', { [ORGANIZATION.setActive]: { body: { items } } });
  play.dispatch(members.enablingWanted([lin, chen]));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.setActive)).toEqual({ ids: ['m1', 'm2'], isActive: true });
  expect(play.state().members.outcome).toEqual({ done: 1, refused: [{ ...lin, error: 'No seat is free' }] });
  expect(play.state().feedback.toasts[0]?.message).toEqual({ key: 'members:enabled', params: { names: 'Chen' } });
  await undo(play);
  expect(play.bodyOf(ORGANIZATION.setActive)).toEqual({ ids: ['m2'], isActive: false });
});

it('acts on one and on several people including that one wait for each other: only the first is sent', async () => {
  const play = await visit();
  const answers: (() => void)[] = [];
  play.backend[ORGANIZATION.setActive] = () =>
    new Promise((resolve) => answers.push(() => resolve({ body: { items: [] } })));
  const isSent = (...people: (typeof lin)[]) => {
    play.calls();
    play.dispatch(members.enablingWanted(people));
    return play.calls().includes(ORGANIZATION.setActive);
  };
  expect([isSent(lin), isSent(lin, chen), isSent(chen), isSent(lin, chen), isSent(lin)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  for (const give of answers) give();
  await play.pass(0);
  expect(isSent(lin, chen)).toBe(true);
});

it('if nobody could be enabled, there is nothing to undo', async () => {
  const play = await visit('', {
    [ORGANIZATION.setActive]: { body: { items: [{ id: 'm1', error: 'No seat is free' }] } },
  });
  play.dispatch(members.enablingWanted([lin]));
  await play.pass(0);
  expect(play.state().feedback.toasts).toEqual([]);
});

it('the selection is discarded with the department, not with the page', async () => {
  const play = await visit('?unit=dev');
  play.dispatch(members.membersChosen([lin]));
  play.dispatch(navigationWanted({ to: `${PAGE}?unit=dev&page=2` }));
  await play.pass(0);
  expect(play.state().members.chosen).toEqual([lin]);
  play.dispatch(navigationWanted({ to: `${PAGE}?unit=shop` }));
  await play.pass(0);
  expect(play.state().members.chosen).toEqual([]);
});

it('after a reload it is not known whom to move, so the dialog that moves people is not open', async () => {
  const play = await visit('?unit=dev&panel=moveMembers');
  expect(play.state().routing.location.search).toBe('?unit=dev');
  play.dispatch(members.membersMoveBegun([lin]));
  play.dispatch(navigationWanted({ to: `${PAGE}?unit=dev&panel=moveMembers` }));
  await play.pass(0);
  expect(play.state().routing.location.search).toBe('?unit=dev&panel=moveMembers');
});

it('an invitation can be withdrawn at once', async () => {
  const play = await visit('?panel=addMember');
  const values = {
    phoneNumber: ' 13800000000 ',
    name: 'New',
    jobTitle: '',
    employeeNumber: '',
    organizationUnitId: '',
  };
  play.dispatch(memberAddition.submitted(values));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.add)).toEqual({
    phoneNumber: '13800000000',
    name: 'New',
    jobTitle: null,
    employeeNumber: null,
  });
  expect(play.state().routing.location.search).toBe('');
  await undo(play);
  expect(play.calls()).toContain(ORGANIZATION.withdraw);
});

it('shows a refused number at its field, and the dialog stays', async () => {
  const refused = {
    status: 400,
    body: { error: { message: 'x', validationErrors: [{ message: 'Is in the company', members: ['phoneNumber'] }] } },
  };
  const play = await visit('?panel=addMember', { [ORGANIZATION.add]: refused });
  const values = { phoneNumber: '13800000000', name: 'New', jobTitle: '', employeeNumber: '', organizationUnitId: '' };
  play.dispatch(memberAddition.submitted(values));
  await play.pass(0);
  expect(play.state().members.addition.failure.fields).toEqual({
    phoneNumber: { text: 'Is in the company', language: 'zh-CN' },
  });
  expect(play.state().routing.location.search).toBe('?panel=addMember');
});
