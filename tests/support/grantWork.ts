import type { MemberGrants } from '../../contract/grants.ts';
import { consoleBackend } from './consoleWork.ts';
import type { Backend } from './playFlow.ts';

export const GRANTS = {
  roles: 'GET /api/console/organization/roles',
  member: 'GET /api/console/organization/members/u1/grants',
  memberPolicy: 'POST /api/console/organization/members/u1/set-policy',
  memberRole: 'POST /api/console/organization/members/u1/set-role',
  rolePolicy: 'POST /api/console/organization/roles/set-policy',
} as const;

const held: MemberGrants = {
  id: 'u1',
  name: 'Wu',
  roles: ['editor'],
  policies: [
    { policy: 'BPM_Auth', isOwn: true, roles: [] },
    { policy: 'AbpExtend.HostConsole', isOwn: false, roles: ['editor'] },
    { policy: 'Other_Auth', isOwn: true, roles: [] },
  ],
};

/** A backend with one member and two roles; `over` overrides its replies. */
export function grantBackend(over: Backend = {}): Backend {
  return consoleBackend({
    [GRANTS.roles]: {
      body: {
        items: [
          { role: 'admin', memberCount: 1, policies: ['AbpExtend.HostConsole'] },
          { role: 'editor', memberCount: 2, policies: [] },
        ],
        grantable: ['AbpExtend.HostConsole', 'BPM_Auth'],
      },
    },
    [GRANTS.member]: { body: held },
    [GRANTS.memberPolicy]: { status: 204 },
    [GRANTS.memberRole]: { status: 204 },
    [GRANTS.rolePolicy]: { status: 204 },
    ...over,
  });
}
