import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MICRO_ROOT } from '../../../contract/subApp.ts';
import type { Config } from '../config/config.ts';
import { sendApplicationPage } from './applicationPage.ts';
import { asApplication, asFile } from './securityHeaders.ts';

const MODULE = /^[a-z]+$/;
/** No address needs control characters or names with a leading dot; a file's address also no encoded separators. */
const ODD_PART = /^\.|[\u0000-\u001f\u007f]/;
const SEPARATOR = /[/\\]/;
/** `app.js`, but not `v1.2`, which may well be an id in an application's address. */
const EXTENSION = /\.[a-z][a-z0-9]{0,9}$/i;
/** A precompressed variant beside a file; nobody requests it by its own name. */
const VARIANT = /\.(br|gz)$/;
const SCRIPT = /\.m?js$/;
/** Built files whose names change with their contents: Vite's, whose hash is not all lower case, and hexadecimal. */
const VITE_HASH = /\/assets\/[^/]*[-.](?=[\w-]*[A-Z\d])[\w-]{8}\.\w+$/;
const HEX_HASH = /[-.](?=[a-f]*\d)(?=\d*[a-f])[\da-f]{8,64}\.(?:chunk\.)?\w+$/;

/** The parts of an address below `/micro/`, decoded once; undefined if a browser would never request one of them. */
function partsOf(url: string): string[] | undefined {
  try {
    const path = (url.split(/[?#]/, 1)[0] ?? '').slice(MICRO_ROOT.length + 1);
    const parts = path.split('/').map(decodeURIComponent);
    return parts.some((part) => ODD_PART.test(part)) ? undefined : parts;
  } catch {
    return undefined;
  }
}

const queryOf = (url: string): string => url.slice(url.split('?', 1)[0]?.length);
const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The page of the nearest folder above a path: an application may contain a stand-alone one, such as a public form. */
async function startOf(folder: string, parts: readonly string[]): Promise<string | undefined> {
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const inside = parts.slice(0, depth);
    const start = join(folder, ...inside, 'index.html');
    if (!inside.some((part) => SEPARATOR.test(part)) && (await isFile(start))) return start;
  }
  return undefined;
}

/** Neither a portal page nor an envelope: a frame or script that requests a missing file gets only a plain 404. */
function notThere(reply: FastifyReply): FastifyReply {
  return asFile(reply).status(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
}

/**
 * Serves the built business applications under `/micro/{module}/`: their pages with the bridge, for every path that
 * does not name a file, and their files; folders without a page contain shared files. For an application elsewhere, a
 * proxy does the same (docs/sub-apps.md).
 */
export function serveApplications(fastify: FastifyInstance, config: Config): void {
  fastify.get(MICRO_ROOT, (_request, reply) => notThere(reply));
  fastify.get(`${MICRO_ROOT}/*`, async (request, reply) => {
    const [module = '', ...parts] = partsOf(request.url) ?? [];
    const folder = join(config.distDir, MICRO_ROOT, module);
    if (!MODULE.test(module)) return notThere(reply);
    const isPage = !EXTENSION.test(parts.at(-1) ?? '');
    const start = isPage ? await startOf(folder, parts) : undefined;
    if (isPage && start === undefined) return notThere(reply);
    if (parts.length === 0) return reply.redirect(`${MICRO_ROOT}/${module}/${queryOf(request.url)}`, 302);
    if (start !== undefined) return sendApplicationPage(request, asApplication(reply, config), start);

    const file = join(folder, ...parts);
    if (parts.some((part) => SEPARATOR.test(part)) || VARIANT.test(file) || !(await isFile(file)))
      return notThere(reply);
    if (file.endsWith('.html')) return sendApplicationPage(request, asApplication(reply, config), file);
    const path = [MICRO_ROOT, module, ...parts].join('/');
    const hashed = VITE_HASH.test(path) || HEX_HASH.test(path);
    asFile(reply);
    // The policy of a worker is that of its own file.
    if (SCRIPT.test(file)) asApplication(reply, config);
    reply
      .header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('Vary', 'Accept-Encoding, Origin');
    return reply.sendFile(path.slice(1));
  });
}
