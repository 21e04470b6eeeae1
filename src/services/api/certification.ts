import * as calls from '../../../contract/certification.ts';
import * as realNames from '../../../contract/realName.ts';
import type { ReviewReason } from '../../../contract/review.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Submitted = Parameters<typeof toEndpoint<typeof calls.submitCertification>>[1]['body'];
type Reviewed = { readonly attempt: number; readonly reasons: readonly ReviewReason[] };
/** Pending requests are listed oldest first; there are seldom more than this. */
const CUT = { skipCount: 0, maxResultCount: 50 };

/** The company's certification, with its history. */
export const ownCertification = () => toEndpoint(calls.getCertification, {});
/** Asks for certification. */
export const certificationSubmission = (body: Submitted) => toEndpoint(calls.submitCertification, { body });
/** Withdraws the pending request. */
export const certificationWithdrawal = () => toEndpoint(calls.withdrawCertification, {});
/** The picture of the licence that the company has submitted. */
export const ownLicense = () => toEndpoint(calls.getCertificationLicense, {});

/** Companies waiting for a decision, oldest first. */
export const pendingCertifications = () => toEndpoint(calls.listCertifications, { query: CUT });
/** The picture of the licence that a company has submitted, for reviewers. */
export const submittedLicense = (id: string) => toEndpoint(calls.getSubmittedLicense, { params: { id } });
/** Decides about a company: approved if there are no reasons. */
export const certificationDecision = (id: string, { attempt, reasons }: Reviewed) =>
  toEndpoint(calls.reviewCertification, {
    params: { id },
    body: { attempt, reasons: inFields(calls.certificationFields, reasons) },
  });

/** The account's real-name authentication. */
export const realName = () => toEndpoint(realNames.getRealName, {});
/** Asks for real-name authentication. */
export const realNameSubmission = (body: Record<realNames.RealNameField, string>) =>
  toEndpoint(realNames.submitRealName, { body });
/** Withdraws the pending real name. */
export const realNameWithdrawal = () => toEndpoint(realNames.withdrawRealName, {});
/** Accounts whose real name is waiting for a decision, oldest first. */
export const pendingRealNames = () => toEndpoint(realNames.listRealNames, { query: CUT });
/** An account's request with its full number, for reviewers. */
export const realNameRequest = (id: string) => toEndpoint(realNames.getRealNameRequest, { params: { id } });
/** Decides about a real name. */
export const realNameDecision = (id: string, { attempt, reasons }: Reviewed) =>
  toEndpoint(realNames.reviewRealName, {
    params: { id },
    body: { attempt, reasons: inFields(realNames.realNameFields, reasons) },
  });

/** The reasons for fields that the call knows. */
function inFields<Field extends string>(fields: readonly Field[], reasons: readonly ReviewReason[]) {
  return reasons.flatMap(({ field: name, reason }) => {
    const field = fields.find((one) => one === name);
    return field === undefined ? [] : [{ field, reason }];
  });
}
