import { ChunkLoadError, orChunkLoadError } from '../../src/lib/chunk.ts';

const patient = new AbortController().signal;

it('passes on a chunk that loads', async () => {
  await expect(orChunkLoadError(Promise.resolve(7), patient)).resolves.toBe(7);
});
it('throws a ChunkLoadError when a chunk fails or is late', async () => {
  await expect(orChunkLoadError(Promise.reject(new Error('404')), patient)).rejects.toThrow(ChunkLoadError);
  const late = new AbortController();
  const waiting = orChunkLoadError(new Promise(() => {}), late.signal);
  late.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'ChunkLoadError' });
});
