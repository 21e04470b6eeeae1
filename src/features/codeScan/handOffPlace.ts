import { APPROVALS, approvalPlace } from '../notificationCentre/applicationPlace.ts';
import { dialogPath } from '../notificationDialog/dialogAddress.ts';

/** What a hand-off code is about. */
export interface HandOff {
  readonly kind: 'notification' | 'todo';
  readonly businessId: string;
  readonly moduleName: string | null;
}

/**
 * Where the portal shows the subject of a hand-off code: a to-do on its own, an approval in the approval application if
 * that is connected, any other notification in its module's list.
 */
export function handOffPlace({ kind, businessId, moduleName }: HandOff, mayApprove: boolean): string {
  if (kind === 'todo') return dialogPath({ tab: 2, place: businessId });
  if (moduleName === APPROVALS && mayApprove) return approvalPlace(businessId);
  return dialogPath({ tab: 1, place: moduleName });
}
