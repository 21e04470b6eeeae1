import * as calls from '../../../contract/push.ts';
import { pushKeysOf } from '../auth/pushKeys.ts';
import { subscribe, unsubscribe } from '../auth/pushSubscriptions.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

/** Browsers that receive notifications while no tab is open. */
export const pushRoutes: readonly Route[] = [
  route(calls.getPushKey, OPEN, async ({ auth }) => ({ publicKey: (await pushKeysOf(auth)).publicKey })),
  route(calls.savePushSubscription, OPEN, ({ auth, session, body }) => subscribe(auth, session, body)),
  route(calls.endPushSubscription, OPEN, ({ auth, session, body }) => unsubscribe(auth, session, body.endpoint)),
];
