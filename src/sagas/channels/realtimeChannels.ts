import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { claimLeadership } from '../../services/browser/leadership.ts';
import { logError } from '../../services/browser/log.ts';
import { sendOptions } from '../../services/http/send.ts';
import { createRealtime, type RealtimeEvent, StartFailure } from '../../services/realtime/connection.ts';
import { openRelay, type Relay, type RelayedEvent } from '../../services/realtime/relay.ts';

/** One connection, from its start to its end. `started`, `failed` or `broken` comes first. */
export type ConnectionEvent =
  | RealtimeEvent
  | { kind: 'started' }
  | { kind: 'failed'; reason: string; unauthorised: boolean }
  /** A fault of the portal. */
  | { kind: 'broken'; thrown: unknown };

/**
 * Opens a connection with `token` (the stored header value); closing the channel ends it, even while it is starting.
 */
export const realtimeChannel = performer(
  'realtimeChannel',
  function realtimeChannel(baseUrl: string, token: string | null): EventChannel<ConnectionEvent> {
    return eventChannel((emit) => {
      const { fingerprint } = sendOptions().readCredentials();
      const connection = createRealtime({ baseUrl, readToken: () => token, deviceId: fingerprint, onEvent: emit });
      connection.start().then(
        () => emit({ kind: 'started' }),
        (thrown: unknown) =>
          emit(
            thrown instanceof StartFailure
              ? { kind: 'failed', reason: thrown.message, unauthorised: thrown.unauthorised }
              : { kind: 'broken', thrown },
          ),
      );
      return () => {
        connection.stop().catch((thrown: unknown) => logError('realtime', thrown));
      };
    });
  },
);

/**
 * What a tab hears from the shared connection: events relayed by another tab, and that its own turn has come. Closing
 * it leaves the queue and hands the connection on.
 */
export type RelayChannel = EventChannel<RelayedEvent | { kind: 'leading' }>;

/**
 * How to notify the other tabs on a channel's line. Kept here because a tape cannot hold functions, so a flow must not
 * hold one.
 */
const tellers = new WeakMap<RelayChannel, Relay['tell']>();

/** Tells the other tabs what has happened or is wanted here. */
export const tellTabs = performer('tellTabs', (relay: RelayChannel, event: RelayedEvent): void =>
  tellers.get(relay)?.(event),
);

/** Joins the tabs that share the connection `name`. */
export const relayChannel = performer('relayChannel', function relayChannel(name: string): RelayChannel {
  let tell: Relay['tell'] = () => {};
  const channel: RelayChannel = eventChannel((emit) => {
    const relay = openRelay(name, emit);
    const resign = claimLeadership(name, () => emit({ kind: 'leading' }));
    tell = relay.tell;
    return () => {
      resign();
      relay.close();
    };
  });
  tellers.set(channel, tell);
  return channel;
});
