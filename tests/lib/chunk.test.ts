import { ChunkLoadError, orChunkLoadError } from '../../src/lib/chunk.ts';

const patient = new AbortController().signal;

it('a chunk that loads is passed on', async () => {
  await expect(orChunkLoadError(Promise.resolve(7), patient)).resolves.toBe(7);
});
it('a chunk that fails, or is late, raises ChunkLoadError', async () => {
  await expect(orChunkLoadError(Promise.reject(new Error('404')), patient)).rejects.toThrow(ChunkLoadError);
  const late = new AbortController();
  const waiting = orChunkLoadError(new Promise(() => {}), late.signal);
  late.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'ChunkLoadError' });
});
