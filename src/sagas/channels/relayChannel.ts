import { type EventChannel, eventChannel } from 'redux-saga';
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

/** Joins the tabs that share the connection `name`. */
export function relayChannel(name: string): RelayChannel {
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
}
