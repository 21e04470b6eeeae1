import type * as z from 'zod/mini';
import { endPushSubscription, getPushKey, savePushSubscription } from '../../../contract/push.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The key that this browser subscribes with. */
export const pushKey = () => toEndpoint(getPushKey, {});
/** Subscribes this browser to notifications, for as long as the session lives. */
export const savedPush = (body: z.input<typeof savePushSubscription.body>) =>
  toEndpoint(savePushSubscription, { body });
/** Ends the subscription. */
export const endedPush = (endpoint: string) => toEndpoint(endPushSubscription, { body: { endpoint } });
