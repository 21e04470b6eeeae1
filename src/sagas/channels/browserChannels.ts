import { type EventChannel, eventChannel } from 'redux-saga';
import type { PageLocation } from '../../features/routing/routingSlice.ts';
import { performer } from '../../lib/performer.ts';
import { onPopState } from '../../services/browser/history.ts';
import { onRuntimeError } from '../../services/browser/runtimeErrors.ts';
import { onStorageChanged, type StorageChange } from '../../services/storage/localStorage.ts';

/** Back and forward. */
export const popStateChannel = performer('popStateChannel', (): EventChannel<PageLocation> => eventChannel(onPopState));

/** What other tabs write to the storage. */
export const storageChannel = performer(
  'storageChannel',
  (): EventChannel<StorageChange> => eventChannel(onStorageChanged),
);

/** Messages of uncaught errors. */
export const runtimeErrorChannel = performer(
  'runtimeErrorChannel',
  (): EventChannel<string> => eventChannel(onRuntimeError),
);
