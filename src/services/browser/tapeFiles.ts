import { pickedFile } from './files.ts';

/** Limit for unpacking: an untrusted file of some kilobytes can grow to gigabytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A file that is too large to be read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The text of a picked file, unpacked if it is gzip. Rejects with `TooLarge`, or if it cannot be read or unpacked. */
export async function textOfFile(id: string): Promise<string> {
  const file = pickedFile(id);
  if (!file) throw new Error('the file is gone');
  if (file.size > MOST_BYTES) throw new TooLarge();
  const [one, other] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = one === 0x1f && other === 0x8b;
  const bytes = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  return await textOf(bytes);
}

async function textOf(bytes: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  let length = 0;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new TooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
