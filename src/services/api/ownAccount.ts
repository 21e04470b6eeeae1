import * as external from '../../../contract/externalSignIn.ts';
import * as data from '../../../contract/ownData.ts';
import * as notices from '../../../contract/securityNotices.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Everything that is kept about the person, as a file. */
export const ownDataFile = () => toEndpoint(data.exportOwnData, {});
/** What would follow if the account were deleted. */
export const accountDeletion = () => toEndpoint(data.getAccountDeletion, {});
/** Has it deleted after the days of grace. */
export const accountDeletionRequest = () => toEndpoint(data.requestAccountDeletion, {});
/** It stays after all. */
export const accountDeletionEnd = () => toEndpoint(data.withdrawAccountDeletion, {});

/** The people at providers who sign the account in. */
export const externalLogins = () => toEndpoint(external.listExternalLogins, {});
/** Unlinks one. */
export const externalLoginRemoval = (id: string) => toEndpoint(external.removeExternalLogin, { params: { id } });
/** Lets it sign in again. */
export const externalLoginReturn = (id: string) => toEndpoint(external.restoreExternalLogin, { params: { id } });

/** What was changed of how the account signs in. */
export const ownNotices = () => toEndpoint(notices.listSecurityNotices, {});
/** This sign-in has seen it. */
export const securityNoticeSeen = (id: string) => toEndpoint(notices.dismissSecurityNotice, { params: { id } });
/** It was somebody else. */
export const securityNoticeDispute = (id: string) => toEndpoint(notices.disputeSecurityNotice, { params: { id } });
