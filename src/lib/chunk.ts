/** A script chunk could not be loaded: refused, lost, or too late (specification §4 "Chunk loading", §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * The chunk that `loading` resolves to, or a `ChunkLoadError` if it fails or `late` is aborted first; callers pass
 * `AbortSignal.timeout(TIMING.chunkLoadTimeoutMs)`.
 */
export function orChunkLoadError<T>(loading: Promise<T>, late: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => reject(new ChunkLoadError('not loaded in time')), { once: true });
    loading.then(resolve, (reason: unknown) =>
      reject(new ChunkLoadError(reason instanceof Error ? reason.message : String(reason))),
    );
  });
}
