import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { CDPSession } from '@playwright/test';

/** Writes what the page's heap holds to a file of `folder` that DevTools opens under "Memory". */
export async function snapshot(session: CDPSession, folder: string, name: string): Promise<void> {
  const file = createWriteStream(join(folder, `${name}.heapsnapshot`));
  const write = ({ chunk }: { chunk: string }) => void file.write(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', write);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', write);
  file.end();
  await finished(file);
}
