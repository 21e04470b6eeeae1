import { DecompressionStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { keepFile } from '../../../src/services/browser/files.ts';
import { TooLarge, textOfFile } from '../../../src/services/browser/tapeFiles.ts';

Object.assign(globalThis, { DecompressionStream });

const LIMIT = 64 * 1024 * 1024;
const TEXT = '{"磁带":1}\n';
const fileOf = (content: BlobPart) => keepFile(new File([content], 'tape')).id;

/** A file that consists of parts of these lengths, without the memory. */
function fileOfLengths(size: number, ...lengths: number[]) {
  const file = new File(['x'], 'tape');
  const cancel = jest.fn(async () => {});
  const read = async () => {
    const length = lengths.shift();
    return length === undefined ? { done: true } : { done: false, value: { length } };
  };
  Object.defineProperty(file, 'size', { value: size });
  Object.assign(file, { stream: () => ({ getReader: () => ({ read, cancel }) }) });
  return { id: keepFile(file).id, cancel };
}

it('reads a text as it is, or unpacks it', async () => {
  expect(await textOfFile(fileOf(TEXT))).toBe(TEXT);
  expect(await textOfFile(fileOf(new Uint8Array(gzipSync(TEXT))))).toBe(TEXT);
  expect(await textOfFile(fileOf(''))).toBe('');
});

it('text that merely begins like a packed file is not unpacked', async () => {
  expect(await textOfFile(fileOf('\u001fa'))).toBe('\u001fa');
});

it('refuses a file that is too large, or grows too large when unpacked, without reading on', async () => {
  await expect(textOfFile(fileOfLengths(LIMIT + 1).id)).rejects.toThrow(TooLarge);
  const growing = fileOfLengths(LIMIT, LIMIT + 1, 1);
  await expect(textOfFile(growing.id)).rejects.toThrow(TooLarge);
  expect(growing.cancel).toHaveBeenCalledTimes(1);
});

it('says so if the file has been forgotten', async () => {
  await expect(textOfFile('forgotten')).rejects.toThrow('the file is gone');
});
