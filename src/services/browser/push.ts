import { performer } from '../../lib/performer.ts';
import { logWarning } from './log.ts';

const WORKER = '/serviceWorker.js';
/** What public/serviceWorker.js says when a notification was pressed. */
const OPEN_PATH = 'openPath';

interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser can be told of anything while no tab is open. */
export const canBePushed = performer(
  'canBePushed',
  function canBePushed(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  },
  'reads',
);

/** The key of a subscription, as the backend writes it. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer()));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Where messages for this browser go; null where it does not allow any, or its push service cannot be had. */
export const subscribeToPush = performer(
  'subscribeToPush',
  async function subscribeToPush(publicKey: string): Promise<PushTarget | null> {
    if (Notification.permission !== 'granted') return null;
    try {
      // Nothing but what the start page does some seconds later.
      await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
      const { pushManager } = await navigator.serviceWorker.ready;
      const kept = await pushManager.getSubscription();
      if (kept && keyOf(kept) !== publicKey) await kept.unsubscribe();
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      const { endpoint, keys: { p256dh, auth } = {} } = made.toJSON();
      return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
    } catch (thrown) {
      logWarning('push', thrown instanceof Error ? thrown.message : String(thrown));
      return null;
    }
  },
);

/** Ends what this browser is told; the address that messages went to, null if there was none. */
export const unsubscribeFromPush = performer('unsubscribeFromPush', async function unsubscribeFromPush(): Promise<
  string | null
> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const kept = await registration?.pushManager.getSubscription();
    if (!kept) return null;
    await kept.unsubscribe();
    return kept.endpoint;
  } catch (thrown) {
    logWarning('push', thrown instanceof Error ? thrown.message : String(thrown));
    return null;
  }
});

/**
 * Reports where a pressed notification leads, and tells the service worker that this tab goes there. Returns a function that
 * stops listening.
 */
export function onNoticePressed(listener: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== OPEN_PATH) return;
    if (!('path' in data) || typeof data.path !== 'string') return;
    ports[0]?.postMessage(null);
    listener(data.path);
  };
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
}
