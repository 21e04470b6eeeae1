import type { ModuleSummary } from '../../contract/notifications.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { backendWith } from './backend.ts';
import { playFlow } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';

export const SUMMARY = 'GET /api/notification/user-notification-statistics';

/** Where the module is mocked, so is this class, and takes no message. */
export const startFailure = (message: string): Error =>
  Object.assign(new connection.StartFailure(message), { message });

/** A hub that connects only while `up`, and otherwise fails as `refusal` says; `tell` sends an event over the newest connection. Mock `createRealtime` first. */
export function fakeHub() {
  const hub = {
    up: true,
    refusal: startFailure('refused'),
    starts: 0,
    stops: 0,
    tell: (_: connection.RealtimeEvent) => {},
  };
  jest.mocked(connection.createRealtime).mockImplementation(({ onEvent }) => {
    hub.tell = onEvent;
    return {
      start: async () => {
        hub.starts += 1;
        if (!hub.up) throw hub.refusal;
      },
      stop: async () => {
        hub.stops += 1;
      },
    };
  });
  return hub;
}

/** Lin on her workbench, with that hub. */
export async function hubWork(
  hub: ReturnType<typeof fakeHub>,
  items: readonly ModuleSummary[] = [{ moduleName: 'OA', unreadCount: 3, title: 'x' }],
  over: Parameters<typeof playFlow>[1] = {},
) {
  const backend = backendWith([former]);
  backend[SUMMARY] = { body: { items } };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn(), ...over });
  await play.pass(0);
  return { play, hub };
}
export const realtimeEvents = (events: string[]) => events.filter((type) => type.startsWith('realtime/'));
