import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { TIMING } from '../../../constants/timing.ts';
import { orChunkLoadError } from '../../../lib/chunk.ts';

/** A screen whose chunk is fetched when it is first shown: `lazyScreen(() => import('./X.tsx'), 'X')`. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const module = await orChunkLoadError(load(), AbortSignal.timeout(TIMING.chunkLoadTimeoutMs));
    return { default: module[name] };
  });
}
