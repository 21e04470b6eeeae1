import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BRIDGE_PATH, MICRO_ROOT } from '../../../contract/subApp.ts';
import type { Config } from '../config/config.ts';
import type { PortalPage } from './portalPage.ts';
import { isCallPath, isPortalPath } from './portalPaths.ts';
import { asFile, asWorker } from './securityHeaders.ts';
import { shareAddress } from './shareAddress.ts';
import type { SharePages } from './sharePages.ts';

/** Built files whose names carry their hash. */
const ASSETS = '/assets/';
/** Keeps a page for the time without a network (decision 0011). */
const WORKER = '/serviceWorker.js';
/** What a browser that installs the portal wants to know of it (decision 0024). */
const MANIFEST = '/manifest.webmanifest';

/** A description for programmers, which its ending would pass off as a film. */
const TYPES = /\.d\.ts$/;
/** Names of the built files that are served unchanged: no page, no dot file, no precompressed variant, no application. */
async function plainFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((name) => !/\/\.|\.(br|gz)$|^\/index\.html$/.test(name))
    .filter((name) => !name.startsWith(ASSETS) && !name.startsWith(`${MICRO_ROOT}/`));
}

/** The manifest under the name that the portal has here. */
async function namedManifest(folder: string, name: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  return JSON.stringify(Object.assign({}, manifest, { name, short_name: name }));
}

/**
 * Stands first in every application, which waits for it: a browser takes the one it has, and after five minutes looks for a newer one
 * meanwhile. Both are of one contract (`contract/subApp.ts`), so that either will do.
 */
const BRIDGE_CACHE = 'private, max-age=300, stale-while-revalidate=86400';

/**
 * Serves the built portal: assets cached forever, other files revalidated each time, its page for the portal's own
 * paths.
 */
export async function servePortal(
  fastify: FastifyInstance,
  config: Config,
  page: PortalPage | undefined,
  shares: SharePages | undefined,
): Promise<void> {
  await fastify.register(staticFiles, {
    root: config.distDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  fastify.get(`${ASSETS}*`, { exposeHeadRoute: true }, (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    // An address with steps upwards leads elsewhere, where other headers are due.
    if (!path.startsWith(ASSETS)) return reply.callNotFound();
    asFile(reply)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Vary', 'Accept-Encoding, Origin');
    return reply.sendFile(path.slice(1));
  });
  for (const name of await plainFiles(config.distDir)) {
    const manifest = name === MANIFEST && page ? await namedManifest(config.distDir, page.brand) : undefined;
    fastify.get(encodeURI(name), (_request, reply) => {
      if (name === WORKER) asWorker(reply);
      else if (!name.endsWith('.html')) asFile(reply);
      reply.header('Cache-Control', name === BRIDGE_PATH ? BRIDGE_CACHE : 'no-cache');
      reply.header('Vary', 'Accept-Encoding, Origin');
      if (manifest !== undefined) return reply.type('application/manifest+json').send(manifest);
      if (!TYPES.test(name)) return reply.sendFile(name.slice(1));
      return reply.type('text/plain; charset=utf-8').sendFile(name.slice(1), { contentType: false });
    });
  }
  if (!page) return;
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const path = request.url.split('?', 1)[0] ?? '/';
    const address = shareAddress(request.url);
    if (address && 'redirect' in address) return reply.redirect(address.redirect, 302);
    if (address && shares) return shares.send(request, reply, address);
    if (isPortalPath(path)) return page.send(request, reply, 200);
    if (!request.is404 || isCallPath(path)) return;
    // The portal has its own page for unknown addresses, but only for people.
    if ((request.headers.accept ?? '').includes('text/html')) return page.send(request, reply, 404);
  });
}
