import * as external from '../../../contract/externalSignIn.ts';
import * as data from '../../../contract/ownData.ts';
import * as notices from '../../../contract/securityNotices.ts';
import { readAccountDeletion, requestAccountDeletion, withdrawAccountDeletion } from '../auth/accountDeletion.ts';
import { deviceOf } from '../auth/device.ts';
import { disputeNotice } from '../auth/disputes.ts';
import { listExternalLogins, removeExternalLogin, restoreExternalLogin } from '../auth/externalLogins.ts';
import { exportedOwnData } from '../auth/ownData.ts';
import { dismissSecurityNotice, listSecurityNotices } from '../auth/securityNotices.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;
const FRESH = { ...OPEN, needsReauthentication: true } as const;

/** A person's data, account deletion, links to providers, and changes made by the account's other sign-ins. */
export const ownDataRoutes: readonly Route[] = [
  route(data.exportOwnData, FRESH, ({ auth, session, request }) => exportedOwnData(auth, session, deviceOf(request))),
  route(data.getAccountDeletion, OPEN, ({ auth, session, request }) =>
    readAccountDeletion(auth, session, languageOf(request.headers['accept-language'])),
  ),
  route(data.requestAccountDeletion, FRESH, ({ auth, services, session, request }) =>
    requestAccountDeletion(auth, services, session, deviceOf(request)),
  ),
  route(data.withdrawAccountDeletion, OPEN, ({ auth, session, request }) =>
    withdrawAccountDeletion(auth, session, deviceOf(request)),
  ),
  route(external.listExternalLogins, OPEN, async ({ auth, session }) => ({
    items: await listExternalLogins(auth, session),
  })),
  route(external.removeExternalLogin, FRESH, ({ auth, session, params, request }) =>
    removeExternalLogin(auth, session, params.id, deviceOf(request)),
  ),
  route(external.restoreExternalLogin, FRESH, ({ auth, session, params, request }) =>
    restoreExternalLogin(auth, session, params.id, deviceOf(request)),
  ),
  route(notices.listSecurityNotices, OPEN, ({ auth, session }) => listSecurityNotices(auth, session)),
  route(notices.dismissSecurityNotice, OPEN, ({ auth, session, params }) =>
    dismissSecurityNotice(auth, session, params.id),
  ),
  route(notices.disputeSecurityNotice, FRESH, async ({ auth, session, params, request }) => ({
    phoneNumber: await disputeNotice(auth, session, params.id, deviceOf(request)),
  })),
];
