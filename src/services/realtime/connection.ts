import type { HubConnection } from '@microsoft/signalr';
import {
  CONFIGURATION_CHANGED,
  HUB_PATH,
  LATEST_NOTIFICATION,
  latestNotificationArgument,
  RECEIVE_NOTIFICATION,
  receiveNotificationArgument,
  TODOS_CHANGED,
} from '../../../contract/hub.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { HEADERS } from '../../constants/headers.ts';
import { TIMING } from '../../constants/timing.ts';
import { orChunkLoadError } from '../../lib/chunk.ts';
import { readMended } from '../http/mend.ts';

/** What the hub reports. `closed` comes once, after a connection had been open; its reason holds no secret. */
export type RealtimeEvent =
  | { readonly kind: 'notification'; readonly notification: Notification }
  | { readonly kind: 'configurationChanged' }
  | { readonly kind: 'todosChanged' }
  /** The newest notification at the time of connecting, if the hub reports it. */
  | { readonly kind: 'latest'; readonly id: string | null }
  | { readonly kind: 'closed'; readonly reason: string };

export interface RealtimeOptions {
  /** Prefix of the hub's path, as for every call. */
  readonly baseUrl: string;
  /** The stored header value, `Bearer …`; read for every request of the connection. */
  readonly readToken: () => string | null;
  /**
   * Id of this device, which every call of the connection carries if the browser allows it: a WebSocket takes no
   * headers.
   */
  readonly deviceId: string | null;
  readonly onEvent: (event: RealtimeEvent) => void;
}
/** One connection, for one start. It never reconnects by itself: retrying is up to the flow (RT-2). */
export interface RealtimeConnection {
  /**
   * Opens it. Rejects with `StartFailure` if the hub or the client library cannot be reached, and with anything else only
   * for a fault of the portal; after that it cannot be used again.
   */
  readonly start: () => Promise<void>;
  /** Ends it, even in the middle of a start. No event is reported afterwards. */
  readonly stop: () => Promise<void>;
}

/** Why a start failed. Its message holds no secret. */
export class StartFailure extends Error {
  /** The hub refused the token: retrying with it is pointless. */
  get unauthorised(): boolean {
    // The client library reports the status only within its message.
    return this.message.includes("Status code '401'");
  }
}

/** Prepares a real-time connection (RT-1). The client library is loaded when it starts. */
export function createRealtime(options: RealtimeOptions): RealtimeConnection {
  let connection: HubConnection | null = null;
  let stopped = false;
  const tell = (event: RealtimeEvent) => {
    if (!stopped) options.onEvent(event);
  };
  return {
    start: async () => {
      const built = await build(options, tell);
      if (stopped) return;
      connection = built;
      await orStartFailure(built.start());
    },
    stop: async () => {
      stopped = true;
      await connection?.stop();
    },
  };
}

async function build(options: RealtimeOptions, tell: (event: RealtimeEvent) => void): Promise<HubConnection> {
  const { HubConnectionBuilder, LogLevel } = await orStartFailure(
    orChunkLoadError(import('@microsoft/signalr'), AbortSignal.timeout(TIMING.chunkLoadTimeoutMs)),
  );
  const connection = new HubConnectionBuilder()
    .withUrl(options.baseUrl + HUB_PATH, {
      accessTokenFactory: () => (options.readToken() ?? '').replace(/^Bearer /, ''),
      withCredentials: false,
      ...(options.deviceId !== null && { headers: { [HEADERS.deviceId]: options.deviceId } }),
      timeout: TIMING.requestTimeoutMs,
    })
    // Failures reach the flow, which logs them; the library's own log would print addresses containing the token.
    .configureLogging(LogLevel.None)
    .build();
  connection.on(RECEIVE_NOTIFICATION, (argument: unknown) => {
    const read = readMended(receiveNotificationArgument, argument);
    if (read.ok) tell({ kind: 'notification', notification: read.data });
    else console.warn('realtime: an event does not fit the contract and is dropped');
  });
  connection.on(CONFIGURATION_CHANGED, () => tell({ kind: 'configurationChanged' }));
  connection.on(TODOS_CHANGED, () => tell({ kind: 'todosChanged' }));
  connection.on(LATEST_NOTIFICATION, (argument: unknown) => {
    const read = latestNotificationArgument.safeParse(argument);
    if (read.success) tell({ kind: 'latest', id: read.data });
  });
  connection.onclose((error) => tell({ kind: 'closed', reason: error ? withoutToken(error) : 'closed by the server' }));
  return connection;
}

function orStartFailure<T>(starting: Promise<T>): Promise<T> {
  return starting.catch((reason: unknown) => {
    throw new StartFailure(withoutToken(reason));
  });
}

function withoutToken(reason: unknown): string {
  const text = reason instanceof Error ? reason.message : String(reason);
  return text.replace(/access_token=[^&\s'"]*/g, 'access_token=…');
}
