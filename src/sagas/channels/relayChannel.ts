import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { claimLeadership } from '../../services/browser/leadership.ts';
import { openRelay, type Relay, type RelayedEvent } from '../../services/realtime/relay.ts';

/**
 * What a tab hears from the shared connection: events relayed by another tab, and that its own turn has come. Closing it
 * leaves the queue and hands the connection on.
 */
export type RelayChannel = EventChannel<RelayedEvent | { kind: 'leading' }>;

/** How the other tabs on the line of a channel are told; a tape holds no function, so a flow has none in its hands. */
const tellers = new WeakMap<RelayChannel, Relay['tell']>();

/** Tells the other tabs what has happened here, or is wanted. */
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
