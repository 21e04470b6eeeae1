import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BuiltFile, BuiltPage } from './builtFiles.ts';
import type { Peer } from './description.ts';

/** Files in folders carry their hash in their names, as bundlers write them; those next to the page do not. */
const IS_HASHED = /^\/.+\//;

/** Cached and compressed as by the portal’s backend; the browser of the bench accepts brotli. */
const headersOf = ({ type, body, isCompressed }: BuiltFile, cacheControl: string) => ({
  'Content-Type': type,
  'Content-Length': body.length,
  'Cache-Control': cacheControl,
  Vary: 'Accept-Encoding, Origin',
  ...(isCompressed && { 'Content-Encoding': 'br' }),
});

/** Serves a built page on a port of the loopback address, with the answers to its calls. */
export async function serve(
  { files, page }: BuiltPage,
  answers: Peer['answers'],
): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const call = `${request.method} ${path}`;
    const answer = answers[call];
    if (answer !== undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      return response.end(JSON.stringify(answer));
    }
    const file = files.get(path);
    if (file) {
      const cacheControl = IS_HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return response.writeHead(200, headersOf(file, cacheControl)).end(file.body);
    }
    if (request.headers.accept?.includes('text/html'))
      return response.writeHead(200, headersOf(page, 'no-cache')).end(page.body);
    console.warn(`The peer asked for ${call}, to which its description has no answer.`);
    return response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
