import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BRIDGE_PATH } from '../../../contract/subApp.ts';
import type { Config } from '../config/config.ts';
import type { BuiltPortal } from './builtPortal.ts';
import { ASSETS, plainFiles } from './plainFiles.ts';
import { isCallPath, isPortalPath } from './portalPaths.ts';
import { asFile, asWorker } from './securityHeaders.ts';
import { shareAddress } from './shareAddress.ts';

/** Caches a page for when there is no network (decision 0011). */
const WORKER = '/serviceWorker.js';
/** Describes the portal to a browser that installs it (decision 0024). */
const MANIFEST = '/manifest.webmanifest';

/** Type declarations, whose extension would otherwise give them a video's media type. */
const TYPES = /\.d\.ts$/;
/** The manifest with the portal's name in this installation. */
async function namedManifest(folder: string, name: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  return JSON.stringify(Object.assign({}, manifest, { name, short_name: name }));
}

/**
 * The bridge comes first in every application and blocks it: a browser uses its cached copy, and after five minutes
 * revalidates it in the background. Both follow one contract (`contract/subApp.ts`), so either will do.
 */
const BRIDGE_CACHE = 'private, max-age=300, stale-while-revalidate=86400';

/**
 * Serves the built portal: assets cached forever, other files revalidated each time, and its page for the portal's own
 * paths.
 */
export async function servePortal(fastify: FastifyInstance, config: Config, portal: BuiltPortal): Promise<void> {
  await fastify.register(staticFiles, {
    root: config.distDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  fastify.get(`${ASSETS}*`, { exposeHeadRoute: true }, (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    // An address with `..` leads elsewhere, where other headers apply.
    if (!path.startsWith(ASSETS)) return reply.callNotFound();
    asFile(reply)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Vary', 'Accept-Encoding, Origin');
    return reply.sendFile(path.slice(1));
  });
  const sendPlain = async (reply: FastifyReply, name: string): Promise<FastifyReply> => {
    if (name === WORKER) asWorker(reply);
    else if (!name.endsWith('.html')) asFile(reply);
    reply.header('Cache-Control', name === BRIDGE_PATH ? BRIDGE_CACHE : 'no-cache');
    reply.header('Vary', 'Accept-Encoding, Origin');
    const brand = name === MANIFEST ? (await portal.current())?.page.brand : undefined;
    if (brand !== undefined)
      return reply.type('application/manifest+json').send(await namedManifest(config.distDir, brand));
    if (!TYPES.test(name)) return reply.sendFile(name.slice(1));
    return reply.type('text/plain; charset=utf-8').sendFile(name.slice(1), { contentType: false });
  };
  for (const name of await plainFiles(config.distDir))
    fastify.get(encodeURI(name), (_request, reply) => sendPlain(reply, name));
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const path = request.url.split('?', 1)[0] ?? '/';
    const address = shareAddress(request.url);
    const isOwn = address !== undefined || isPortalPath(path);
    if (!isOwn && (!request.is404 || isCallPath(path))) return;
    const build = await portal.current();
    if (!build) return;
    if (address && 'redirect' in address) return reply.redirect(address.redirect, 302);
    if (address) return build.shares.send(request, reply, address);
    if (isOwn) return build.page.send(request, reply, 200);
    // A file that did not exist in the build at startup.
    if (build.files.has(path)) return sendPlain(reply, path);
    // The portal has its own page for unknown addresses, but only people should get it.
    if ((request.headers.accept ?? '').includes('text/html')) return build.page.send(request, reply, 404);
  });
}
