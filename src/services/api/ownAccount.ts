import * as external from '../../../contract/externalSignIn.ts';
import * as data from '../../../contract/ownData.ts';
import * as notices from '../../../contract/securityNotices.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Everything stored about the person, as a file. */
export const ownDataFile = () => toEndpoint(data.exportOwnData, {});
/** The consequences of deleting the account. */
export const accountDeletion = () => toEndpoint(data.getAccountDeletion, {});
/** Schedules its deletion after the days of grace. */
export const accountDeletionRequest = () => toEndpoint(data.requestAccountDeletion, {});
/** Withdraws the deletion. */
export const accountDeletionEnd = () => toEndpoint(data.withdrawAccountDeletion, {});

/** The provider identities that can sign in to the account. */
export const externalLogins = () => toEndpoint(external.listExternalLogins, {});
/** Unlinks one. */
export const externalLoginRemoval = (id: string) => toEndpoint(external.removeExternalLogin, { params: { id } });
/** Relinks one. */
export const externalLoginReturn = (id: string) => toEndpoint(external.restoreExternalLogin, { params: { id } });

/** Changes in how the account signs in. */
export const ownNotices = () => toEndpoint(notices.listSecurityNotices, {});
/** Marks a notice as seen by this sign-in. */
export const securityNoticeSeen = (id: string) => toEndpoint(notices.dismissSecurityNotice, { params: { id } });
/** Disputes a change: it was somebody else. */
export const securityNoticeDispute = (id: string) => toEndpoint(notices.disputeSecurityNotice, { params: { id } });
