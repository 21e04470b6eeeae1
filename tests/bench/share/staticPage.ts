import { once } from 'node:events';
import { createServer } from 'node:http';
import { compress } from '../../../server/src/http/compression.ts';

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;
const PICTURES = /(?:src|href)="(\/[^"]*(?:get-picture-file|favicon)[^"]*)"/g;

interface File {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A file as the backend serves it. */
async function fetched(url: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  return { headers: { 'Content-Type': answer.headers.get('content-type') ?? '' }, body };
}

/** The first answer without its scripts, compressed as the backend does. */
async function withoutScripts(url: string): Promise<{ page: File; pictures: string[] }> {
  const text = (await (await fetch(url)).text()).replaceAll(SCRIPTS, '');
  if (!text.includes('id="first-answer"')) throw new Error('the backend has not drawn the page');
  const { body, encoding = 'identity' } = await compress(text, 'br');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': encoding };
  return { page: { headers, body }, pictures: [...text.matchAll(PICTURES)].map(([, path = '']) => path) };
}

/** Serves what a shared page shows, including its pictures, as plain files from memory. */
export async function serveStatic(origin: string, path: string): Promise<{ url: string; close(): void }> {
  const { page, pictures } = await withoutScripts(origin + path);
  const files = new Map([[path, page]]);
  for (const picture of pictures) files.set(picture, await fetched(origin + picture.replaceAll('&amp;', '&')));
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return { url: `http://127.0.0.1:${address.port}${path}`, close: () => server.close() };
}
