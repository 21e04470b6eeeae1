import type { SecurityNotice, SecurityNotices } from '../../contract/securityNotices.ts';
import type { Backend } from './playFlow.ts';

const ACCOUNT = '/api/account';
export const OWN = {
  export: `POST ${ACCOUNT}/own-data/export`,
  deletion: `GET ${ACCOUNT}/deletion`,
  leave: `POST ${ACCOUNT}/deletion/request`,
  stay: `POST ${ACCOUNT}/deletion/withdraw`,
  logins: `GET ${ACCOUNT}/external-logins`,
  removeLogin: `POST ${ACCOUNT}/external-logins/x1/remove`,
  returnLogin: `POST ${ACCOUNT}/external-logins/x1/restore`,
  notices: `GET ${ACCOUNT}/security-notices`,
  see: `POST ${ACCOUNT}/security-notices/n1/dismiss`,
  dispute: `POST ${ACCOUNT}/security-notices/n1/dispute`,
  methods: `GET ${ACCOUNT}/reauthentication`,
  prove: `POST ${ACCOUNT}/reauthenticate`,
  log: 'GET /api/identity/security-logs/my',
} as const;
export const OWN_PAGE = '/ownAccount';

export const changed: SecurityNotice = {
  id: 'n1',
  change: 'phone',
  creationTime: '2026-11-20T10:00:00',
  isOwn: false,
  deviceName: 'Chrome',
  ip: '10.0.0.8',
};
export const noticesOf = (items: SecurityNotice[], deletionTime: string | null = null) => ({
  body: { items, deletionTime } satisfies SecurityNotices,
});

/** A backend on which somebody else has changed the number; `over` overrides its replies. */
export function ownBackend(over: Backend = {}): Backend {
  const done = { status: 204 };
  return {
    [OWN.export]: { body: {} },
    [OWN.deletion]: { body: { deletionTime: null, graceDays: 14, inTheWay: [], companies: ['极光制造'] } },
    [OWN.leave]: { body: { deletionTime: '2026-12-04T10:00:00' } },
    [OWN.stay]: done,
    [OWN.logins]: {
      body: {
        items: [{ id: 'x1', provider: 'Corp', isActive: true, creationTime: '2026-11-01T08:00:00', removedTime: null }],
      },
    },
    [OWN.removeLogin]: done,
    [OWN.returnLogin]: done,
    [OWN.notices]: noticesOf([changed]),
    [OWN.see]: done,
    [OWN.dispute]: { body: { phoneNumber: '139****0001' } },
    [OWN.methods]: { body: { methods: ['password'], validSeconds: 0 } },
    [OWN.prove]: { body: { validSeconds: 300 } },
    [OWN.log]: { body: { items: [], totalCount: 0 } },
    ...over,
  };
}
