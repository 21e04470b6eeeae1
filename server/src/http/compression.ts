import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Anything shorter fits into a single packet anyway. */
const WORTH_BYTES = 1400;
/** Fast levels: an answer is compressed once and read once. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 5 };

const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, typeof GZIP, Buffer>(gzip);

/** RFC 9110 §12.4.2: an encoding with this weight is not acceptable. */
const REFUSED = /;\s*q=0(\.0*)?\s*$/i;

/** The encoding to answer with, according to Accept-Encoding; undefined if there is none. */
export function encodingOf(accepted: string | string[] | undefined): Encoding | undefined {
  const text = String(accepted ?? '')
    .split(',')
    .filter((one) => !REFUSED.test(one))
    .join();
  if (/\bbr\b/.test(text)) return 'br';
  return /\bgzip\b/.test(text) ? 'gzip' : undefined;
}

/** The text to send, compressed if the client accepts that and it is long enough. */
export async function compress(
  text: string,
  accepted: string | string[] | undefined,
): Promise<{ body: Buffer; encoding: Encoding | undefined }> {
  const plain = Buffer.from(text);
  const encoding = plain.length >= WORTH_BYTES ? encodingOf(accepted) : undefined;
  if (!encoding) return { body: plain, encoding };
  return { body: await (encoding === 'br' ? toBrotli(plain, BROTLI) : toGzip(plain, GZIP)), encoding };
}
