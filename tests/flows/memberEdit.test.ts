import { confirmationAccepted } from '../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { memberEdit } from '../../src/features/members/memberForms.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { ORGANIZATION, visitOrganization as visit } from '../support/organizationWork.ts';
import type { Reply } from '../support/playFlow.ts';
import { acceptOnly, choiceOf } from '../support/versionedReply.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PAGE = '/console/organizationManagement/myOrganization';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('does not show what was typed about one person for another', async () => {
  const play = await visit('?member=m1');
  expect(play.state().forms.typed['memberEdit/memberId']).toBe('m1');
  play.dispatch(formTyped({ key: 'memberEdit/name', typed: 'Changed' }));
  play.dispatch(members.drawerClosed());
  await play.pass(0);
  expect(play.state().forms.typed).toEqual({});
  expect(play.state().routing.location.search).toBe('');
});

it('removes a value that the person clears in the form', async () => {
  const play = await visit('?member=m1');
  const values = { name: 'Lin', englishName: ' ', jobTitle: '', employeeNumber: '', organizationUnitId: 'dev' };
  play.dispatch(memberEdit.submitted({ id: 'm1', ...values, isLeader: 'false' }));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.update)).toEqual({
    name: 'Lin',
    englishName: null,
    jobTitle: null,
    employeeNumber: null,
    organizationUnitId: 'dev',
    isLeader: false,
  });
});

/** The person is read as version 1, then saved elsewhere with `change` as version 2. */
async function changedElsewhere(change: object) {
  const play = await visit('?member=m1');
  const { data } = play.state().members.detail;
  play.backend[ORGANIZATION.member] = { body: { ...data, concurrencyStamp: 'v1' } };
  play.dispatch(members.memberDetails.wanted('m1'));
  await play.pass(0);
  play.backend[ORGANIZATION.member] = { body: { ...data, ...change, concurrencyStamp: 'v2' } };
  acceptOnly(play, ORGANIZATION.update, 'v2');
  return play;
}
const place = { name: 'Lin', englishName: '', jobTitle: '', employeeNumber: 'AX-1', organizationUnitId: 'dev' };

it('keeps what somebody else changed about a person meanwhile, and saves one’s own changes with it', async () => {
  const play = await changedElsewhere({ jobTitle: 'Director', isLeader: true });
  play.calls();
  play.dispatch(memberEdit.submitted({ id: 'm1', ...place, englishName: 'Lin J', isLeader: 'false' }));
  await play.pass(0);
  expect(play.calls().slice(0, 3)).toEqual([ORGANIZATION.update, ORGANIZATION.member, ORGANIZATION.update]);
  expect(play.bodyOf(ORGANIZATION.update)).toMatchObject({
    jobTitle: 'Director',
    englishName: 'Lin J',
    isLeader: true,
  });
  expect(play.state().members.edit.status).toBe('filling');
  expect(play.state().feedback.confirmation).toBeNull();
});

it('if both have moved a person, names both departments and asks for one', async () => {
  const play = await changedElsewhere({ organizationUnitId: 'shop', jobTitle: 'Director' });
  const submitted = memberEdit.submitted({
    id: 'm1',
    ...place,
    organizationUnitId: 'lab',
    jobTitle: '',
    isLeader: 'false',
  });
  play.dispatch(submitted);
  await play.pass(0);
  const choice = choiceOf(play);
  expect(choice).toMatchObject({ title: { key: 'members:department' }, saved: 'Unit shop', own: 'Unit lab' });
  play.dispatch(confirmationAccepted(choice?.id ?? ''));
  await play.pass(0);
  expect(play.bodyOf(ORGANIZATION.update)).toMatchObject({ organizationUnitId: 'lab', jobTitle: 'Director' });
  expect(play.headersOf(ORGANIZATION.update).get('If-Match')).toBe('"v2"');
});

it('if the newer version cannot be read, keeps what was typed and reports the refusal', async () => {
  const play = await changedElsewhere({});
  play.backend[ORGANIZATION.member] = { status: 500, body: {} };
  play.dispatch(memberEdit.submitted({ id: 'm1', ...place, isLeader: 'false' }));
  await play.pass(0);
  expect(play.state().members.edit).toMatchObject({
    status: 'refused',
    failure: { error: { text: 'changed', language: 'zh-CN' } },
  });
});

it('a change under way ends with the person’s dialog and never meets the next person’s', async () => {
  const play = await changedElsewhere({ jobTitle: 'Director' });
  let refuse: (reply: Reply) => void = () => {};
  play.backend[ORGANIZATION.update] = () => new Promise((resolve) => (refuse = resolve));
  play.dispatch(memberEdit.submitted({ id: 'm1', ...place, isLeader: 'false' }));
  await play.pass(0);
  play.dispatch(navigationWanted({ to: `${PAGE}?member=m2` }));
  await play.pass(0);
  expect(play.state().members).toMatchObject({ opened: 'm2', edit: { status: 'filling' } });
  play.calls();
  refuse({ status: 412, body: {} });
  await play.pass(0);
  expect(play.calls()).toEqual([]);
  expect(play.state().members.edit).toMatchObject({ status: 'filling', failure: { error: null } });
  expect(play.state().routing.location.search).toBe('?member=m2');
});
