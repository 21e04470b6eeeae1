import type { MemberSession } from '../../contract/memberSessions.ts';
import type { MemberDetail } from '../../contract/members.ts';
import type { ManagedUnit } from '../../contract/organizationUnits.ts';
import { toastActed } from '../../src/features/feedback/feedbackSlice.ts';
import { consoleAdministrator, consoleBackend } from './consoleWork.ts';
import { type Backend, type Effects, playFlow } from './playFlow.ts';

const ROOT = '/api/console/organization';
export const ORGANIZATION = {
  units: `GET ${ROOT}/units`,
  addUnit: `POST ${ROOT}/units/add`,
  updateUnit: `POST ${ROOT}/units/lab/update`,
  moveUnit: `POST ${ROOT}/units/lab/move`,
  removeUnit: `POST ${ROOT}/units/lab/remove`,
  members: `GET ${ROOT}/members`,
  member: `GET ${ROOT}/members/m1/detail`,
  memberGrants: `GET ${ROOT}/members/m1/grants`,
  memberSessions: `GET ${ROOT}/members/m1/sessions`,
  signOut: `POST ${ROOT}/members/m1/sessions/s1/end`,
  roles: `GET ${ROOT}/roles`,
  update: `POST ${ROOT}/members/m1/update`,
  add: `POST ${ROOT}/members/add`,
  setActive: `POST ${ROOT}/members/set-active`,
  move: `POST ${ROOT}/members/move`,
  return: `POST ${ROOT}/members/return`,
  exported: `GET ${ROOT}/members/export`,
  invitations: `GET ${ROOT}/invitations`,
  repeat: `POST ${ROOT}/invitations/i1/repeat`,
  withdraw: `POST ${ROOT}/invitations/i1/withdraw`,
  check: `POST ${ROOT}/members/import/check`,
  import: `POST ${ROOT}/members/import`,
} as const;

export function unitOf(id: string, parentId: string | null, over: Partial<ManagedUnit> = {}): ManagedUnit {
  return {
    id,
    parentId,
    code: id,
    displayName: `Unit ${id}`,
    englishName: null,
    memberCount: 0,
    totalMemberCount: 0,
    leaderId: null,
    leaderName: null,
    ...over,
  };
}
/** A company with two branches; `lab` is empty. */
export const units = [
  unitOf('root', null, { totalMemberCount: 3 }),
  unitOf('dev', 'root', { totalMemberCount: 2, memberCount: 2 }),
  unitOf('lab', 'dev'),
  unitOf('shop', 'root', { totalMemberCount: 1, memberCount: 1 }),
];

export function memberOf(over: Partial<MemberDetail> = {}): MemberDetail {
  return {
    id: 'm1',
    hostId: 'h1',
    name: 'Lin',
    phoneNumber: '139****0001',
    organizationUnitId: 'dev',
    organizationUnitName: 'Unit dev',
    jobTitle: null,
    employeeNumber: 'AX-1',
    englishName: null,
    isActive: true,
    isLeader: false,
    roles: [],
    creationTime: '2026-01-01T08:00:00',
    ...over,
  };
}

export const memberSessionOf = (id: string): MemberSession => ({
  id,
  deviceName: 'ThinkPad',
  deviceType: 'web',
  ip: '10.0.0.7',
  creationTime: '2026-11-20T08:00:00',
  lastSeenTime: '2026-11-20T10:00:00',
});

/** A backend with that company; `over` overrides its replies. */
export function organizationBackend(over: Backend = {}): Backend {
  const done = { status: 204 };
  const all = { body: { items: [{ id: 'm1', error: null }] } };
  return consoleBackend({
    [ORGANIZATION.units]: { body: { items: units } },
    [ORGANIZATION.addUnit]: { body: { id: 'lab' } },
    [ORGANIZATION.updateUnit]: done,
    [ORGANIZATION.moveUnit]: done,
    [ORGANIZATION.removeUnit]: done,
    [ORGANIZATION.memberSessions]: { body: { items: [memberSessionOf('s1')] } },
    [ORGANIZATION.signOut]: done,
    [ORGANIZATION.members]: { body: { items: [memberOf()], totalCount: 1 } },
    [ORGANIZATION.member]: { body: memberOf() },
    [ORGANIZATION.memberGrants]: { body: { id: 'm1', name: 'Lin', roles: [], policies: [] } },
    [ORGANIZATION.roles]: { body: { items: [], grantable: [] } },
    [ORGANIZATION.update]: done,
    [ORGANIZATION.add]: { body: { id: 'i1', outcome: 'invited' } },
    [ORGANIZATION.setActive]: all,
    [ORGANIZATION.move]: {
      body: { ...all.body, former: [{ id: 'm1', organizationUnitId: 'dev', leads: ['dev'] }] },
    },
    [ORGANIZATION.return]: all,
    [ORGANIZATION.exported]: { body: 'csv' },
    [ORGANIZATION.invitations]: { body: { items: [], totalCount: 0 } },
    [ORGANIZATION.repeat]: done,
    [ORGANIZATION.withdraw]: done,
    [ORGANIZATION.check]: { body: { items: [{ index: 0, outcome: 'add', faults: [] }] } },
    [ORGANIZATION.import]: { body: { added: 1, invited: 0, present: 0, faulty: 0 } },
    ...over,
  });
}

/** An administrator on the organisation page, at the place that `search` names. */
export async function visitOrganization(search = '', over: Backend = {}, effects: Effects = {}) {
  const play = await playFlow(organizationBackend(over), {
    path: `/console/organizationManagement/myOrganization${search}`,
    preloadedState: consoleAdministrator(),
    effects,
  });
  await play.pass(0);
  return play;
}

/** Presses what the newest toast offers. */
export async function undo(play: Awaited<ReturnType<typeof visitOrganization>>): Promise<void> {
  play.dispatch(toastActed(play.state().feedback.toasts.at(-1)?.id ?? ''));
  await play.pass(0);
}
