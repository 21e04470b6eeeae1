import type { FastifyRequest } from 'fastify';
import * as acts from '../../../contract/acts.ts';
import * as grants from '../../../contract/grants.ts';
import * as invitations from '../../../contract/invitations.ts';
import * as imports from '../../../contract/memberImport.ts';
import * as sessions from '../../../contract/memberSessions.ts';
import * as members from '../../../contract/members.ts';
import * as units from '../../../contract/organizationUnits.ts';
import { deviceOf } from '../auth/device.ts';
import { listActs } from '../domain/console/acts.ts';
import { exportActs } from '../domain/console/actsExport.ts';
import { addMember } from '../domain/console/addMember.ts';
import { listRoles, memberGrants, setMemberPolicy, setMemberRole, setRolePolicy } from '../domain/console/grants.ts';
import { listInvitations, repeatInvitation, withdrawInvitation } from '../domain/console/invitations.ts';
import { setMembersActive } from '../domain/console/manyMembers.ts';
import { exportMembers } from '../domain/console/memberExport.ts';
import { checkImport, importMembers } from '../domain/console/memberImport.ts';
import { endMemberSession, listMemberSessions } from '../domain/console/memberSessions.ts';
import { readMember, updateMember } from '../domain/console/members.ts';
import { moveMembers, returnMembers } from '../domain/console/moveMembers.ts';
import { moveUnit, removeUnit } from '../domain/console/moveUnit.ts';
import { addUnit, listUnits, readUnit, updateUnit } from '../domain/console/units.ts';
import { listMembers } from '../domain/organisation/people.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Language, languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** Only for the administrators of the company. */
const CONSOLE = { demands: POLICIES.hostConsole };
/** The same, for calls that send text messages after their transaction has committed. */
const SENDING = { ...CONSOLE, binding: 'steps' } as const;

const spoken = ({ headers }: FastifyRequest): Language => languageOf(headers['accept-language']);

/** Departments, members, policies and acts of a company; the specification shows none of these paths. */
export const consoleRoutes: readonly Route[] = [
  route(acts.listActs, CONSOLE, ({ work, query }) => listActs(work, query)),
  route(acts.exportActs, CONSOLE, ({ work, query, request }) => exportActs(work, query, spoken(request))),

  route(units.listUnits, CONSOLE, async ({ work }) => ({ items: await listUnits(work) })),
  route(units.addUnit, CONSOLE, async ({ work, body }) => ({ id: await addUnit(work, body) })),
  route(
    units.updateUnit,
    { ...CONSOLE, current: ({ work, params }) => readUnit(work, params.id) },
    ({ work, params, body }) => updateUnit(work, params.id, body),
  ),
  route(units.moveUnit, CONSOLE, ({ work, params, body }) => moveUnit(work, params.id, body)),
  route(units.removeUnit, CONSOLE, ({ work, params }) => removeUnit(work, params.id)),

  route(members.listMembers, CONSOLE, ({ work, query }) => listMembers(work, query)),
  route(members.exportMembers, CONSOLE, ({ work, query, request }) =>
    exportMembers(work, query, spoken(request), deviceOf(request)),
  ),
  route(members.getMember, CONSOLE, ({ work, params }) => readMember(work, params.id)),
  route(members.addMember, SENDING, ({ steps, body }) =>
    steps.create(async (work) => {
      const { answer, message } = await addMember(work, body);
      return { answer, afterwards: () => steps.services.sendTexts([message]) };
    }),
  ),
  route(
    members.updateMember,
    { ...CONSOLE, current: ({ work, params }) => readMember(work, params.id) },
    ({ work, params, body }) => updateMember(work, params.id, body),
  ),
  route(members.setMembersActive, CONSOLE, ({ work, body, request }) => setMembersActive(work, body, spoken(request))),
  route(members.moveMembers, CONSOLE, ({ work, body, request }) => moveMembers(work, body, spoken(request))),
  route(members.returnMembers, CONSOLE, ({ work, body, request }) => returnMembers(work, body, spoken(request))),

  route(sessions.listMemberSessions, CONSOLE, async ({ work, params }) => ({
    items: await listMemberSessions(work, params.id),
  })),
  route(sessions.endMemberSession, CONSOLE, ({ work, params }) => endMemberSession(work, params.id, params.sessionId)),

  route(imports.checkImport, CONSOLE, async ({ work, body, request }) => ({
    items: await checkImport(work, body.rows, spoken(request)),
  })),
  route(imports.importMembers, SENDING, ({ steps, body, request }) =>
    steps.create(async (work) => {
      const { answer, messages } = await importMembers(work, body.rows, spoken(request));
      return { answer, afterwards: () => steps.services.sendTexts(messages) };
    }),
  ),

  route(invitations.listInvitations, CONSOLE, ({ work, query }) => listInvitations(work, query)),
  route(invitations.repeatInvitation, SENDING, async ({ steps, params }) => {
    steps.services.sendTexts([await steps.step((work) => repeatInvitation(work, params.id))]);
  }),
  route(invitations.withdrawInvitation, CONSOLE, ({ work, params }) => withdrawInvitation(work, params.id)),

  route(grants.listRoles, CONSOLE, ({ work }) => listRoles(work)),
  route(grants.getMemberGrants, CONSOLE, ({ work, params }) => memberGrants(work, params.id)),
  route(grants.setMemberPolicy, CONSOLE, ({ work, params, body }) => setMemberPolicy(work, params.id, body)),
  route(grants.setRolePolicy, CONSOLE, ({ work, body }) => setRolePolicy(work, body.role, body)),
  route(grants.setMemberRole, CONSOLE, ({ work, params, body }) => setMemberRole(work, params.id, body)),
];
