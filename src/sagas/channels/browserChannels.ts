import { type EventChannel, eventChannel } from 'redux-saga';
import type { PageLocation } from '../../features/routing/routingSlice.ts';
import { performer } from '../../lib/performer.ts';
import { onPopState } from '../../services/browser/history.ts';
import { onClick, onHidden, onOffline, onOnline, onShown } from '../../services/browser/page.ts';
import { onRuntimeError } from '../../services/browser/runtimeErrors.ts';
import { onStorageChanged, type StorageChange } from '../../services/storage/localStorage.ts';

/** Back and forward. */
export const popStateChannel = performer('popStateChannel', (): EventChannel<PageLocation> => eventChannel(onPopState));

/** What other tabs write to the storage. */
export const storageChannel = performer(
  'storageChannel',
  (): EventChannel<StorageChange> => eventChannel(onStorageChanged),
);

/** Moments at which a lost connection is worth another try: the network is back, or the tab comes to the front. */
export const wakeChannel = performer(
  'wakeChannel',
  (): EventChannel<'online' | 'shown'> =>
    eventChannel((emit) => {
      const stops = [onOnline(() => emit('online')), onShown(() => emit('shown'))];
      return () => {
        for (const stop of stops) stop();
      };
    }),
);

/** The same, and a click anywhere: somebody is here and at work. */
export const attentionChannel = performer(
  'attentionChannel',
  (): EventChannel<'online' | 'shown' | 'clicked'> =>
    eventChannel((emit) => {
      const stops = [onOnline(() => emit('online')), onShown(() => emit('shown')), onClick(() => emit('clicked'))];
      return () => {
        for (const stop of stops) stop();
      };
    }),
);

/** The browser says that its network is gone; whether that is true, a probe tells. */
export const offlineChannel = performer(
  'offlineChannel',
  (): EventChannel<'offline'> => eventChannel((emit) => onOffline(() => emit('offline'))),
);

/** The tab goes to the back or is closed. */
export const hiddenChannel = performer(
  'hiddenChannel',
  (): EventChannel<'hidden'> => eventChannel((emit) => onHidden(() => emit('hidden'))),
);

/** Messages of uncaught errors. */
export const runtimeErrorChannel = performer(
  'runtimeErrorChannel',
  (): EventChannel<string> => eventChannel(onRuntimeError),
);
