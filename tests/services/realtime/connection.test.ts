import { TIMING } from '../../../src/constants/timing.ts';
import { createRealtime, type RealtimeEvent } from '../../../src/services/realtime/connection.ts';

interface Options {
  accessTokenFactory: () => string;
  withCredentials: boolean;
  headers?: Readonly<Record<string, string>>;
  timeout: number;
}
/** Stands in for the one connection that the client library would make. */
const mockHub = {
  url: '',
  options: null as Options | null,
  logs: null as number | null,
  handlers: new Map<string, (argument: unknown) => void>(),
  close: (_error?: Error) => {},
  start: jest.fn(async () => {}),
  stop: jest.fn(async () => {}),
  reconnects: jest.fn(),
};
jest.mock('@microsoft/signalr', () => ({
  LogLevel: { None: 6 },
  HubConnectionBuilder: class {
    withUrl(url: string, options: Options) {
      Object.assign(mockHub, { url, options });
      return this;
    }
    configureLogging(level: number) {
      mockHub.logs = level;
      return this;
    }
    withAutomaticReconnect() {
      mockHub.reconnects();
      return this;
    }
    build() {
      return {
        on: (name: string, handler: (argument: unknown) => void) => mockHub.handlers.set(name, handler),
        onclose: (handler: (error?: Error) => void) => Object.assign(mockHub, { close: handler }),
        start: mockHub.start,
        stop: mockHub.stop,
      };
    }
  },
}));

const notification = {
  id: 'n1',
  moduleName: 'OA',
  notificationName: 'x',
  diplayName: 'X',
  properties: '{}',
  creationTime: '2026-11-20T21:00:00',
  state: 0,
};

async function opened(deviceId: string | null = 'device-1') {
  const events: RealtimeEvent[] = [];
  const connection = createRealtime({
    baseUrl: '',
    readToken: () => 'Bearer abc',
    deviceId,
    onEvent: (event) => events.push(event),
  });
  await connection.start();
  return {
    events,
    connection,
    receive: (argument: unknown) => mockHub.handlers.get('ReceiveNotification')?.(argument),
  };
}
const secretly = () => new Error("GET '/signalr-hubs/real-time?id=1&access_token=abc' failed");

it('RT-1 connects to the hub with the bare token and without cookies, and never reconnects by itself', async () => {
  await opened();
  expect(mockHub.url).toBe('/signalr-hubs/real-time');
  expect(mockHub.options?.accessTokenFactory()).toBe('abc');
  expect(mockHub.options?.withCredentials).toBe(false);
  expect(mockHub.reconnects).not.toHaveBeenCalled();
});

it('passes on the id of the newest notification, and drops invalid ones', async () => {
  const { events } = await opened();
  for (const argument of ['n1', null, undefined, 7]) mockHub.handlers.get('LatestNotification')?.(argument);
  expect(events).toEqual([
    { kind: 'latest', id: 'n1' },
    { kind: 'latest', id: null },
  ]);
});

it('reports events that only require a reload of data', async () => {
  const { events } = await opened();
  for (const event of ['ConfigurationChanged', 'TodosChanged']) mockHub.handlers.get(event)?.(undefined);
  expect(events).toEqual([{ kind: 'configurationChanged' }, { kind: 'todosChanged' }]);
});

it('carries the device id, once there is one', async () => {
  await opened();
  expect(mockHub.options?.headers).toEqual({ deviceId: 'device-1' });
  await opened(null);
  expect(mockHub.options).not.toHaveProperty('headers');
});

it('the client library logs nothing, since its addresses contain the token, and waits as long as any call', async () => {
  await opened();
  expect(mockHub.logs).toBe(6);
  expect(mockHub.options?.timeout).toBe(TIMING.requestTimeoutMs);
});

it('accepts a live notification without properties', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { events, receive } = await opened();
  receive({ ...notification, properties: null });
  expect(events).toEqual([{ kind: 'notification', notification: { ...notification, properties: '' } }]);
});

it('reports notifications, and drops anything else with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { events, receive } = await opened();
  receive(notification);
  receive({ id: 'n2' });
  expect(events).toEqual([{ kind: 'notification', notification }]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('reports that the connection closed, and why, without the token', async () => {
  const { events } = await opened();
  mockHub.close(secretly());
  mockHub.close();
  expect(events).toEqual([
    { kind: 'closed', reason: "GET '/signalr-hubs/real-time?id=1&access_token=…' failed" },
    { kind: 'closed', reason: 'closed by the server' },
  ]);
});

it('a failed start rejects without the token', async () => {
  mockHub.start.mockRejectedValueOnce(secretly());
  await expect(opened()).rejects.toThrow(/access_token=…/);
});

it('passes on a fault of the portal as it is, so that nobody takes it for the network', async () => {
  const fault = new TypeError('no such method');
  jest.spyOn(mockHub.handlers, 'set').mockImplementationOnce(() => {
    throw fault;
  });
  await expect(opened()).rejects.toBe(fault);
});

it('reports nothing after it has been stopped', async () => {
  const { events, connection, receive } = await opened();
  await connection.stop();
  receive(notification);
  mockHub.close();
  expect(events).toEqual([]);
});

it('opens no connection if it is stopped before the client library has loaded', async () => {
  mockHub.start.mockClear();
  const connection = createRealtime({ baseUrl: '', readToken: () => null, deviceId: null, onEvent: () => {} });
  const started = connection.start();
  await connection.stop();
  await started;
  expect(mockHub.start).not.toHaveBeenCalled();
});
