import { performer } from '../../lib/performer.ts';
import { logWarning } from './log.ts';

const WORKER = '/serviceWorker.js';
/** The message of public/serviceWorker.js when a notification is pressed. */
const OPEN_PATH = 'openPath';

interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser supports push while no tab is open. */
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

/** The push address of this browser; null if it does not allow push, or its push service is unavailable. */
export const subscribeToPush = performer(
  'subscribeToPush',
  async function subscribeToPush(publicKey: string): Promise<PushTarget | null> {
    if (Notification.permission !== 'granted') return null;
    try {
      // The start page does the same some seconds later.
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

/** Ends the push subscription; returns its address, null if there was none. */
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
 * Reports the target of a pressed notification, and tells the service worker that this tab handles it. Returns a
 * function that stops listening.
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
