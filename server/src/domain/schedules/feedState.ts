import { wireTimeOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';

/** Whether the caller's calendar in this company is published at an address, since when, and when it was last read. */
export async function readFeedState({ db, tenantId, userId, zone }: UserWork) {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['creation_time', 'last_read_time'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    isOn: feed !== undefined,
    creationTime: wireTimeOf(feed?.creation_time ?? null, zone),
    lastReadTime: wireTimeOf(feed?.last_read_time ?? null, zone),
  };
}
