import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const PAGE = '/index.html';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const TEXT = /^text|json|svg/;
/** The brotli quality used for the portal's own files at build time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const toBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);

/** A file as sent. */
export interface BuiltFile {
  readonly type: string;
  readonly body: Buffer;
  readonly isCompressed: boolean;
}
/** A built page: its files by path, and the one that answers all other page addresses. */
export interface BuiltPage {
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly page: BuiltFile;
}

/** Reads a whole folder, each text with the addresses in `moved` replaced, and compressed once. */
export async function readBuilt(folder: string, moved: Readonly<Record<string, string>>): Promise<BuiltPage> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`There is no folder ${folder}. Name the one that the peer's build has written.`);
  });
  const files = new Map<string, BuiltFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const name = `/${relative(folder, path).replaceAll('\\', '/')}`;
    files.set(name, await asSent(await readFile(path), type, moved));
  }
  const page = files.get(PAGE);
  if (page === undefined) throw new Error(`${folder} holds no built page: there is no index.html in it.`);
  return { files, page };
}

async function asSent(content: Buffer, type: string, moved: Readonly<Record<string, string>>): Promise<BuiltFile> {
  if (!TEXT.test(type)) return { type, body: content, isCompressed: false };
  const text = Object.entries(moved).reduce((now, [from, to]) => now.replaceAll(from, to), content.toString());
  return { type, body: await toBrotli(Buffer.from(text), BROTLI), isCompressed: true };
}
