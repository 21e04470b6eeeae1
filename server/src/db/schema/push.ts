import type { Generated } from 'kysely';

/** The key that identifies this installation to push services; at most one row. */
export interface PushKeysTable {
  id: number;
  public_key: string;
  /** Sealed. */
  private_key: string;
}

/** A browser that receives notifications while no tab is open. */
export interface PushSubscriptionsTable {
  id: Generated<string>;
  tenant_id: string;
  /** `tenant_users.id`, or the account's id under the host tenant. */
  user_id: string;
  account_id: string;
  session_id: string;
  /** Where its push service accepts messages for it. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** JSON text of `pushQuiet` (contract/push.ts). */
  quiet: string;
  creation_time: Date;
}
