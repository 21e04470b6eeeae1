import type { UnknownAction } from '@reduxjs/toolkit';
import { TIMING } from '../../src/constants/timing.ts';
import { confirmationAccepted } from '../../src/features/feedback/feedbackSlice.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import { unitMoveWanted, unitRemovalWanted } from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { cancellationWanted, invoiceFileWanted } from '../../src/features/orderActs/orderActsSlice.ts';
import * as own from '../../src/features/ownAccount/ownAccountSlice.ts';
import * as passkeys from '../../src/features/passkeys/passkeysSlice.ts';
import { pictureRemovalWanted } from '../../src/features/personalInfo/personalInfoSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { endWanted, newCodesWanted, setupWanted } from '../../src/features/secondStep/secondStepSlice.ts';
import { noticeDisputed, noticeSeen } from '../../src/features/securityNotices/securityNoticesSlice.ts';
import { othersEndWanted, sessionEndWanted } from '../../src/features/securitySetting/securitySettingSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { ORDERS, orderBackend } from '../support/orderWork.ts';
import { ORGANIZATION, organizationBackend } from '../support/organizationWork.ts';
import { OWN, OWN_PAGE, ownBackend } from '../support/ownAccountWork.ts';
import { playFlow, type Reply } from '../support/playFlow.ts';
import { SECURITY, SECURITY_PAGE, securityBackend } from '../support/securityWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PEOPLE = '/console/organizationManagement/myOrganization';
const ORDER_LIST = '/console/costCenter/orderManage';
const OWN_WAYS = '/ownAccount/securitySetting';
const PICTURE = 'POST /api/account/profile-picture/remove';
const lin = { id: 'm1', name: 'Lin' };
const device = { member: lin, id: 's1', device: 'ThinkPad' };
const order = { id: 'o1', orderNumber: 'AT1' };
const laptop = { id: 'p1', name: 'Laptop' };
const lab = { id: 'lab', parentId: 'shop', position: 0 };

interface Deed {
  readonly what: string;
  readonly path: string;
  readonly press: UnknownAction;
  readonly call: string;
  readonly flow: keyof RootState;
  readonly marks: (state: RootState) => readonly string[];
  readonly key: string;
}
type Rest = [what: string, press: UnknownAction, call: string, key: string];
const deedsOf = (path: string, flow: keyof RootState, marks: Deed['marks'], ...rest: Rest[]): Deed[] =>
  rest.map(([what, press, call, key]) => ({ what, path, press, call, flow, marks, key }));

/** Acts of a page: when it is left, nobody awaits their answer. */
const OF_PAGES: Deed[] = [
  ...deedsOf(
    SECURITY_PAGE,
    'passkeys',
    (state) => state.passkeys.acts,
    ['a new passkey', passkeys.passkeyWanted({ name: 'Laptop' }), SECURITY.beginPasskey, passkeys.NEW_PASSKEY],
    ['another name of a passkey', passkeys.passkeyRenameWanted(laptop), SECURITY.renamePasskey, 'p1'],
    ['the removal of a passkey', passkeys.passkeyRemovalWanted(laptop), SECURITY.removePasskey, 'p1'],
  ),
  ...deedsOf(
    SECURITY_PAGE,
    'secondStep',
    (state) => state.secondStep.acts,
    ['the second step', setupWanted(), SECURITY.begin, 'secondStep'],
    ['new recovery codes', newCodesWanted(), SECURITY.newCodes, 'secondStep'],
    ['the end of the second step', endWanted(), SECURITY.disable, 'secondStep'],
  ),
  ...deedsOf(
    SECURITY_PAGE,
    'securitySetting',
    (state) => state.securitySetting.ending,
    ['the end of a sign-in', sessionEndWanted({ id: 's2', name: 'Chrome' }), SECURITY.endSession, 's2'],
    ['the end of all others', othersEndWanted(), SECURITY.endOthers, 'others'],
  ),
  ...deedsOf(
    OWN_PAGE,
    'ownAccount',
    (state) => state.ownAccount.acts,
    ['the deletion of the account', own.leaveWanted(), OWN.leave, own.DELETION],
    ['its withdrawal', own.stayWanted(), OWN.stay, own.DELETION],
  ),
  ...deedsOf(
    OWN_WAYS,
    'ownAccount',
    (state) => state.ownAccount.acts,
    ['the end of an external sign-in', own.loginRemovalWanted({ id: 'x1', provider: 'Corp' }), OWN.removeLogin, 'x1'],
    ['its return', own.loginReturnWanted({ id: 'x1' }), OWN.returnLogin, 'x1'],
  ),
  ...deedsOf(
    PEOPLE,
    'members',
    (state) => state.members.acts,
    [
      'the disabling of people',
      members.disablingWanted([lin, { id: 'm2', name: 'Chen' }]),
      ORGANIZATION.setActive,
      'm1 m2',
    ],
    ['the enabling of a person', members.enablingWanted([lin]), ORGANIZATION.setActive, 'm1'],
    ['their move', members.membersMoveWanted({ people: [lin], unitId: 'shop' }), ORGANIZATION.move, 'm1'],
    [
      'the withdrawal of an invitation',
      members.invitationWithdrawalWanted({ id: 'i1', name: 'Wu' }),
      ORGANIZATION.withdraw,
      'i1',
    ],
    ['the list as a file', members.membersExportWanted(), ORGANIZATION.exported, members.EXPORT_KEY],
  ),
  ...deedsOf(PEOPLE, 'members', (state) => state.members.signOuts, [
    'the end of a session',
    members.memberSignOutWanted(device),
    ORGANIZATION.signOut,
    's1',
  ]),
  ...deedsOf(PEOPLE, 'members', (state) => state.members.repetitions, [
    'another text message',
    members.repetitionWanted({ id: 'i1', name: 'Wu' }),
    ORGANIZATION.repeat,
    'i1',
  ]),
  ...deedsOf(
    PEOPLE,
    'myOrganization',
    (state) => state.myOrganization.acts,
    ['the move of a department', unitMoveWanted(lab), ORGANIZATION.moveUnit, 'lab'],
    ['the removal of a department', unitRemovalWanted('lab'), ORGANIZATION.removeUnit, 'lab'],
  ),
  ...deedsOf('/console/accountCenter/personalInfo', 'personalInfo', (state) => state.personalInfo.removals, [
    'the removal of the picture',
    pictureRemovalWanted(),
    PICTURE,
    'picture',
  ]),
];
/** The same of the shell, which may be awaited on another page. */
const OF_THE_SHELL: Deed[] = [
  ...deedsOf(
    OWN_PAGE,
    'securityNotices',
    (state) => state.securityNotices.acts,
    ['"it was me"', noticeSeen({ id: 'n1' }), OWN.see, 'n1'],
    ['"it was not me"', noticeDisputed({ id: 'n1' }), OWN.dispute, 'n1'],
  ),
  ...deedsOf(ORDER_LIST, 'orderActs', (state) => state.orderActs.underWay, [
    'the end of an order',
    cancellationWanted(order),
    ORDERS.cancel,
    'o1',
  ]),
  ...deedsOf(ORDER_LIST, 'orderActs', (state) => state.orderActs.files, [
    'the file of an invoice',
    invoiceFileWanted({ id: 'o1', fileName: 'AT1.pdf' }),
    ORDERS.file,
    'o1',
  ]),
];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Presses on a slow network, and says yes to whatever is asked. `answer` ends the wait. */
async function pressed({ path, press, call, marks }: Deed, times: number) {
  let answer: (reply: Reply) => void = () => {};
  const slow = () => new Promise<Reply>((resolve) => (answer = resolve));
  const backend = { ...organizationBackend(), ...orderBackend(), ...securityBackend(), ...ownBackend(), [call]: slow };
  const play = await playFlow(backend, { path, preloadedState: consoleAdministrator(), awake: ['ownAccount'] });
  await play.pass(TIMING.shellRestMs);
  play.calls();
  for (let time = 0; time < times; time++) {
    play.dispatch(press);
    await play.pass(0);
    play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
    await play.pass(0);
  }
  return { play, asked: () => play.calls().filter((one) => one === call), busy: () => marks(play.state()), answer };
}

const named = (deeds: readonly Deed[]) => deeds.map((deed) => [deed.what, deed] as const);

it.each(named([...OF_PAGES, ...OF_THE_SHELL]))(
  '%s: pressed twice asks once, and is busy until the answer',
  async (_, deed) => {
    const { play, asked, busy, answer } = await pressed(deed, 2);
    expect([asked(), busy()]).toEqual([[deed.call], [deed.key]]);
    answer({ status: 403, body: { error: { message: 'No' } } });
    await play.pass(0);
    expect(busy()).toEqual([]);
  },
);

it.each(named([...OF_PAGES, ...OF_THE_SHELL]))('%s: a crash lets the busy mark go', async (_, deed) => {
  const { play, busy } = await pressed(deed, 1);
  expect(busy()).toEqual([deed.key]);
  play.dispatch(crashed(deed.flow)());
  expect(busy()).toEqual([]);
});

it.each(named(OF_PAGES))('%s: leaving the page lets the busy mark go', async (_, deed) => {
  const { play, busy } = await pressed(deed, 1);
  expect(busy()).toEqual([deed.key]);
  play.dispatch(navigationWanted({ to: '/portal' }));
  await play.pass(0);
  expect(busy()).toEqual([]);
});
