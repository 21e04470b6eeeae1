import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';

const MIB = 1024 * 1024;

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  /** The fields of all nodes, concatenated. */
  readonly nodes: number[];
}

/** The code that the browser has compiled, in MiB: it grows for as long as something is done more often than before. */
function codeMib({ snapshot: { meta }, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0;
  return bytes / MIB;
}

/**
 * Examines everything that the page's heap holds.
 * @param folder - where to save it as a file that DevTools opens under "Memory", if anywhere
 * @returns how much of it is compiled code, in MiB
 */
export async function snapshot(session: CDPSession, name: string, folder?: string): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const text = chunks.join('');
  if (folder) await writeFile(join(folder, `${name}.heapsnapshot`), text);
  return codeMib(JSON.parse(text));
}
