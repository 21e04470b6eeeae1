import type { Tenant, TenantReach } from '../../../contract/tenants.ts';
import { listed } from '../../lib/listed.ts';
import type { Message } from '../../lib/message.ts';

/** What can be done to a company as a whole. */
export type TenantAct = 'stop' | 'restore' | 'lock' | 'unlock';

/** What each act changes on the server. */
export const ACT_CHANGES = {
  stop: { isActive: false },
  restore: { isActive: true },
  lock: { isLocked: true },
  unlock: { isLocked: false },
} as const satisfies Record<TenantAct, object>;

/** Locked wins: that is what its people see. */
export type TenantStanding = 'working' | 'stopped' | 'locked';
export const standingOf = ({ isActive, isLocked }: Pick<Tenant, 'isActive' | 'isLocked'>): TenantStanding =>
  isLocked ? 'locked' : isActive ? 'working' : 'stopped';

/** The acts possible for a company in its current state. */
export function actsFor(tenant: Pick<Tenant, 'isActive' | 'isLocked'>): readonly TenantAct[] {
  if (tenant.isLocked) return tenant.isActive ? ['unlock'] : ['unlock', 'restore'];
  return tenant.isActive ? ['stop', 'lock'] : ['restore', 'lock'];
}

const SHUTS: readonly TenantAct[] = ['stop', 'lock'];
/** Whether people lose access to the company. */
export const shuts = (act: TenantAct): boolean => SHUTS.includes(act);

/** Whether people can work in the company after this act. */
function worksAfter({ isActive, isLocked }: Tenant, act: TenantAct): boolean {
  const after = { isActive, isLocked, ...ACT_CHANGES[act] };
  return after.isActive && !after.isLocked;
}

/**
 * The question asked beforehand: the company by name, how many people it affects, and who will be told.
 */
export function actQuestion(tenant: Tenant, act: TenantAct, reach: TenantReach, language: string) {
  const { administrators, activeUsers: count, signedInUsers: signedIn } = reach;
  const told = administrators.length > 0 && { told: listed(administrators, language) };
  const whom = told ? '' : 'Untold';
  const question: Message = { key: `tenants:${act}Question`, params: { company: tenant.displayName } };
  const consequence: Message = shuts(act)
    ? { key: `tenants:${act}Consequence${whom}`, params: { count, signedIn, ...told } }
    : worksAfter(tenant, act)
      ? { key: `tenants:worksAgain${whom}`, params: { count, ...told } }
      : { key: act === 'unlock' ? 'tenants:stillStopped' : 'tenants:stillLocked' };
  return {
    title: { key: `tenants:${act}Title` },
    question,
    consequence,
    confirm: { key: `tenants:${act}Confirm` },
    danger: shuts(act),
  };
}
