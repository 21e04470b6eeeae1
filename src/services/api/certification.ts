import * as calls from '../../../contract/certification.ts';
import * as realNames from '../../../contract/realName.ts';
import type { ReviewReason } from '../../../contract/review.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Submitted = Parameters<typeof toEndpoint<typeof calls.submitCertification>>[1]['body'];
type Reviewed = { readonly attempt: number; readonly reasons: readonly ReviewReason[] };
/** What waits for a decision is looked at from its oldest; more than these are seldom there. */
const CUT = { skipCount: 0, maxResultCount: 50 };

/** The company's certification, with what has happened to it. */
export const ownCertification = () => toEndpoint(calls.getCertification, {});
/** Asks for certification. */
export const certificationSubmission = (body: Submitted) => toEndpoint(calls.submitCertification, { body });
/** Takes back what is pending. */
export const certificationWithdrawal = () => toEndpoint(calls.withdrawCertification, {});
/** The picture of the licence that the company has submitted. */
export const ownLicense = () => toEndpoint(calls.getCertificationLicense, {});

/** Companies that wait for a decision, the oldest first. */
export const pendingCertifications = () => toEndpoint(calls.listCertifications, { query: CUT });
/** The picture of the licence that a company has submitted, for who decides. */
export const submittedLicense = (id: string) => toEndpoint(calls.getSubmittedLicense, { params: { id } });
/** Decides about a company: approved where there are no reasons. */
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
/** Takes back the real name that is pending. */
export const realNameWithdrawal = () => toEndpoint(realNames.withdrawRealName, {});
/** Accounts whose real name waits for a decision, the oldest first. */
export const pendingRealNames = () => toEndpoint(realNames.listRealNames, { query: CUT });
/** What an account asks for, with its whole number, for who decides. */
export const realNameRequest = (id: string) => toEndpoint(realNames.getRealNameRequest, { params: { id } });
/** Decides about a real name. */
export const realNameDecision = (id: string, { attempt, reasons }: Reviewed) =>
  toEndpoint(realNames.reviewRealName, {
    params: { id },
    body: { attempt, reasons: inFields(realNames.realNameFields, reasons) },
  });

/** The reasons at the fields that the call knows. */
function inFields<Field extends string>(fields: readonly Field[], reasons: readonly ReviewReason[]) {
  return reasons.flatMap(({ field: name, reason }) => {
    const field = fields.find((one) => one === name);
    return field === undefined ? [] : [{ field, reason }];
  });
}
