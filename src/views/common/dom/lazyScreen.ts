import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { TIMING } from '../../../constants/timing.ts';
import { orChunkLoadError } from '../../../lib/chunk.ts';

/** A screen whose chunk loads when it is first shown: `lazyScreen(() => import('./X.tsx'), 'X')`. */
export function lazyScreen<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const module = await orChunkLoadError(load(), AbortSignal.timeout(TIMING.chunkLoadTimeoutMs));
    return { default: module[name] };
  });
}
