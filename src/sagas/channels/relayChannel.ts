import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { claimLeadership } from '../../services/browser/leadership.ts';
import { openRelay, type RelayedEvent } from '../../services/realtime/relay.ts';

/** What a tab hears from the shared connection: events relayed by another tab, and that its own turn has come. */
export interface RelayChannel {
  readonly events: EventChannel<RelayedEvent | { kind: 'leading' }>;
  /** Tells the other tabs. */
  readonly tell: (event: RelayedEvent) => void;
  /** Leaves the queue and hands the connection on. */
  readonly close: () => void;
}

/** Tells the other tabs what has happened here, or is wanted. */
export const tellTabs = performer('tellTabs', (relay: RelayChannel, event: RelayedEvent): void => relay.tell(event));

/** Joins the tabs that share the connection `name`. */
export const relayChannel = performer('relayChannel', function relayChannel(name: string): RelayChannel {
  let tell: RelayChannel['tell'] = () => {};
  const events = eventChannel<RelayedEvent | { kind: 'leading' }>((emit) => {
    const relay = openRelay(name, emit);
    const resign = claimLeadership(name, () => emit({ kind: 'leading' }));
    tell = relay.tell;
    return () => {
      resign();
      relay.close();
    };
  });
  return { events, tell, close: () => events.close() };
});
