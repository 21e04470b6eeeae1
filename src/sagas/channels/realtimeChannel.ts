import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { logError } from '../../services/browser/log.ts';
import { sendOptions } from '../../services/http/send.ts';
import { createRealtime, type RealtimeEvent, StartFailure } from '../../services/realtime/connection.ts';

/** One connection, from its start to its end. `started` or `failed` comes first. */
export type ConnectionEvent =
  | RealtimeEvent
  | { kind: 'started' }
  | { kind: 'failed'; reason: string; unauthorised: boolean };

/** Opens a connection with `token` (the stored header value); closing the channel ends it, also during its start. */
export const realtimeChannel = performer(
  'realtimeChannel',
  function realtimeChannel(baseUrl: string, token: string | null): EventChannel<ConnectionEvent> {
    return eventChannel((emit) => {
      const { fingerprint } = sendOptions().readCredentials();
      const connection = createRealtime({ baseUrl, readToken: () => token, deviceId: fingerprint, onEvent: emit });
      connection.start().then(
        () => emit({ kind: 'started' }),
        (thrown: unknown) =>
          emit({
            kind: 'failed',
            reason: thrown instanceof Error ? thrown.message : String(thrown),
            unauthorised: thrown instanceof StartFailure && thrown.unauthorised,
          }),
      );
      return () => {
        connection.stop().catch((thrown: unknown) => logError('realtime', thrown));
      };
    });
  },
);
