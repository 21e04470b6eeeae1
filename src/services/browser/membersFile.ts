import { decodedText } from '../../lib/csv.ts';
import { importLines } from '../../lib/importFile.ts';
import { performer } from '../../lib/performer.ts';
import { pickedFile } from './files.ts';

/**
 * The people in a picked file, or why there are none. Answers with its lines rather than its bytes: no tape could hold
 * those, and a masked text would be read differently in a replay.
 */
export const readMembersFile = performer('readMembersFile', async function readMembersFile(id: string): Promise<
  ReturnType<typeof importLines>
> {
  const bytes = await pickedFile(id)
    ?.arrayBuffer()
    .catch(() => undefined);
  const text = bytes ? decodedText(new Uint8Array(bytes)) : null;
  return text === null ? { fault: { key: 'memberImport:unreadable' } } : importLines(text);
});
