import { APPROVALS, approvalPlace } from '../notificationCentre/applicationPlace.ts';
import { dialogPath } from '../notificationDialog/dialogAddress.ts';

/** What a hand-off code is about. */
export interface HandOff {
  readonly kind: 'notification' | 'todo';
  readonly businessId: string;
  readonly moduleName: string | null;
}

/**
 * Where the portal shows what a hand-off code is about: a to-do by itself, an approval in the application for approvals if
 * that is connected, any other notification in the list of its module.
 */
export function handOffPlace({ kind, businessId, moduleName }: HandOff, mayApprove: boolean): string {
  if (kind === 'todo') return dialogPath({ tab: 2, place: businessId });
  if (moduleName === APPROVALS && mayApprove) return approvalPlace(businessId);
  return dialogPath({ tab: 1, place: moduleName });
}
