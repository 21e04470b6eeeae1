import type * as z from 'zod/mini';
import { listInvitations, repeatInvitation, withdrawInvitation } from '../../../contract/invitations.ts';
import { checkImport, type ImportRow, importMembers } from '../../../contract/memberImport.ts';
import { endMemberSession, listMemberSessions } from '../../../contract/memberSessions.ts';
import * as calls from '../../../contract/members.ts';
import { basedOn } from '../http/basedOn.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Wanted = z.input<typeof calls.listMembers.query>;
type Filter = z.input<typeof calls.exportMembers.query>;
type Added = z.input<typeof calls.addMember.body>;
type Changed = z.input<typeof calls.updateMember.body>;
type InvitationQuery = z.input<typeof listInvitations.query>;

/** The people of the company, for its administrators. */
export const memberPage = (query: Wanted) => toEndpoint(calls.listMembers, { query });
/** The same people as a file. */
export const memberFile = (query: Filter) => toEndpoint(calls.exportMembers, { query });
export const memberDetail = (id: string) => toEndpoint(calls.getMember, { params: { id } });
export const newMember = (body: Added) => toEndpoint(calls.addMember, { body });
/** Changes a person's place, if its version is still `stamp`; null changes it in any case. */
export const memberChange = (id: string, body: Changed, stamp: string | null) =>
  toEndpoint(calls.updateMember, { params: { id }, body, ...basedOn(stamp) });
export const membersActive = (ids: string[], isActive: boolean) =>
  toEndpoint(calls.setMembersActive, { body: { ids, isActive } });
export const membersMove = (ids: string[], organizationUnitId: string) =>
  toEndpoint(calls.moveMembers, { body: { ids, organizationUnitId } });
/** Undoes a move: `places` come from the move's answer. */
export const membersReturn = (places: calls.FormerPlace[]) => toEndpoint(calls.returnMembers, { body: { places } });

/** Where a member is working in the company. */
export const sessionsOfMember = (id: string) => toEndpoint(listMemberSessions, { params: { id } });
/** Ends such a session. */
export const memberSessionEnd = (id: string, sessionId: string) =>
  toEndpoint(endMemberSession, { params: { id, sessionId } });

/** Open invitations. */
export const invitationPage = (query: InvitationQuery) => toEndpoint(listInvitations, { query });
export const invitationRepetition = (id: string) => toEndpoint(repeatInvitation, { params: { id } });
export const invitationWithdrawal = (id: string) => toEndpoint(withdrawInvitation, { params: { id } });

/** What an import of these rows would do, and the import itself. */
export const importCheck = (rows: ImportRow[]) => toEndpoint(checkImport, { body: { rows } });
export const importedMembers = (rows: ImportRow[]) => toEndpoint(importMembers, { body: { rows } });
