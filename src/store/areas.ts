import { createAction, type Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { TIMING } from '../constants/timing.ts';
import type { SagaGenerator } from '../effects/effects.ts';
import { orChunkLoadError } from '../lib/chunk.ts';
import type { Reducers } from './slicesByEvent.ts';

/**
 * A part of the product that is loaded when it is first entered: its state, its flows and the screen it begins with.
 */
export interface Area {
  readonly reducers: Reducers;
  readonly flows: Readonly<Record<string, () => SagaGenerator<void>>>;
  readonly Screen: ComponentType;
}
export type AreaSources<Name extends string> = Readonly<Record<Name, () => Promise<{ readonly area: Area }>>>;

/** The slices of an area exist from this event on. */
export const areaLoaded = createAction<string>('areas/areaLoaded');

/**
 * Loads areas into a store. Flows and views that request the same area get the same one; its slices are in the store
 * before anybody gets it. If a chunk cannot be loaded, the promise rejects with `ChunkLoadError` and the next request
 * tries again.
 */
export function createAreaLoader<Name extends string>(
  store: Pick<Store, 'dispatch'>,
  inject: (reducers: Reducers) => void,
  sources: AreaSources<Name>,
): (name: Name) => Promise<Area> {
  const loaded = new Map<Name, Promise<Area>>();
  return (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const loading = orChunkLoadError(sources[name](), AbortSignal.timeout(TIMING.chunkLoadTimeoutMs)).then(
      ({ area }) => {
        inject(area.reducers);
        store.dispatch(areaLoaded(name));
        return area;
      },
    );
    loaded.set(name, loading);
    loading.catch(() => loaded.delete(name));
    return loading;
  };
}
