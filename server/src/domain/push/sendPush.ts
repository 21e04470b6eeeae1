import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../../config/config.ts';
import { isPushAddress, publicLookup } from './pushAddress.ts';
import type { PushMessage } from './pushMessage.ts';

/** The recipient, and the keys with which the message is encrypted for them. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
/** The key pair of this installation, base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How long a push service may take from the connection to the status. */
const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a browser that is not running. */
const KEPT_SECONDS = 86_400;
/** Push services require a contact; this reserved name is used if the operator has not set one. */
const NOBODY = 'https://atrium.invalid';

/**
 * Sends a message to a browser's push service. Resolves with the status of its response; rejects if there is none, or
 * if the address is not allowed.
 */
export async function sendPush(
  config: Pick<Config, 'push' | 'publicUrl'>,
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  urgency: 'high' | 'normal',
): Promise<number> {
  const { origins, contact } = config.push;
  if (!isPushAddress(endpoint, origins)) throw new Error('Not an address of a push service');
  const own = config.publicUrl.startsWith('https:') ? config.publicUrl : NOBODY;
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: contact || own, ...keys }, TTL: KEPT_SECONDS, urgency },
  );
  const isListed = origins.includes(new URL(endpoint).origin);
  const options = {
    method,
    headers,
    agent: false as const,
    ...(!isListed && { lookup: publicLookup }),
  };
  const open = endpoint.startsWith('http:') ? plainRequest : secureRequest;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = open(endpoint, options, (answer) => {
      // Nobody needs more than its status, and the rest may never end.
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    // Counted from the start: a service that sends a little from time to time is never idle.
    const limit = setTimeout(() => request.destroy(new Error('The push service does not answer')), TIMEOUT_MS);
    request.on('close', () => clearTimeout(limit));
    request.on('error', reject);
    request.end(body);
  });
}
