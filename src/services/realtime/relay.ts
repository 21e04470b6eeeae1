import * as z from 'zod/mini';
import { latestNotificationArgument, receiveNotificationArgument } from '../../../contract/hub.ts';
import { openBroadcast } from '../browser/broadcast.ts';

const relayed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), notification: receiveNotificationArgument }),
  z.object({ kind: z.literal('configurationChanged') }),
  z.object({ kind: z.literal('todosChanged') }),
  z.object({ kind: z.literal('latest'), id: latestNotificationArgument }),
  z.object({ kind: z.literal('connected') }),
  z.object({ kind: z.literal('gaveUp') }),
  z.object({ kind: z.literal('wanted') }),
]);
/**
 * Messages from the leader to the other tabs: an event of the hub, that it is (re)connected, or that it has given up;
 * and from them to the leader: that a connection is wanted.
 */
export type RelayedEvent = z.infer<typeof relayed>;

export interface Relay {
  readonly tell: (event: RelayedEvent) => void;
  readonly close: () => void;
}

/** Opens the line between the tabs that share one hub connection (RT-4). Malformed messages are dropped. */
export function openRelay(name: string, onEvent: (event: RelayedEvent) => void): Relay {
  const line = openBroadcast(name, (message) => {
    const parsed = relayed.safeParse(message);
    if (parsed.success) onEvent(parsed.data);
  });
  return { tell: (event) => line.post(event), close: line.close };
}
