/** A line to the other tabs of this origin. */
export interface Broadcast {
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/**
 * Opens the line `name`. What other tabs post reaches `onMessage` unchecked; this tab's own messages do not. Without
 * BroadcastChannel, messages reach nobody.
 */
export function openBroadcast(name: string, onMessage: (message: unknown) => void): Broadcast {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
