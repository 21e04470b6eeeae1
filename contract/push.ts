import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// Notifications that reach a browser while no tab is open (RFC 8030, 8291, 8292). None of these paths is in the specification.

const key = z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/));

/** When the person wants only urgent notifications. */
export const pushQuiet = z.object({
  /** `until`: milliseconds of the epoch; null means until the person ends it. */
  doNotDisturb: z.nullable(z.object({ until: z.nullable(z.number()) })),
  /**
   * By the company's wall clock, `HH:mm`; `to` before `from` is on the next day. `days`: the days on which they begin,
   * 0 is Sunday.
   */
  quietHours: z.nullable(
    z.object({
      from: z.string().check(z.regex(/^\d\d:\d\d$/)),
      to: z.string().check(z.regex(/^\d\d:\d\d$/)),
      days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
    }),
  ),
});
export type PushQuiet = z.infer<typeof pushQuiet>;

/**
 * The key by which push services identify this backend. A backend without push answers 404, and the portal does not
 * offer it.
 */
export const getPushKey = defineCall('getPushKey', 'GET /api/notification/push-subscriptions/key', 'tenant', {
  shown: false,
  response: z.object({ publicKey: z.string().check(z.minLength(1)) }),
});
/**
 * Subscribes this browser to the caller's notifications in this company, until the session ends; repeating the call
 * updates it.
 */
export const savePushSubscription = defineCall(
  'savePushSubscription',
  'POST /api/notification/push-subscriptions',
  'tenant',
  {
    shown: false,
    body: z.object({
      /** The address at which the browser's push service accepts messages. */
      endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
      /** The keys for encrypting messages, base64url. */
      p256dh: key,
      auth: key,
      ...pushQuiet.shape,
    }),
    response: emptyResponse,
  },
);
/** Ends the subscription of this browser. No error if there was none. */
export const endPushSubscription = defineCall(
  'endPushSubscription',
  'POST /api/notification/push-subscriptions/end',
  'tenant',
  {
    shown: false,
    body: z.object({ endpoint: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    response: emptyResponse,
  },
);
