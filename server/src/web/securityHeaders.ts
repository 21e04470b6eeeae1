import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';

const ONE_YEAR = 31_536_000;

/** For anything but documents: opened as a page, it may not load or run anything or be framed. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Headers that matter only for documents; on every script and font they would cost a kilobyte each. */
const DOCUMENT_HEADERS = ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'] as const;

/** Other sites that a page may use, beyond this origin. */
interface Others {
  readonly asked: readonly string[];
  readonly pictures: readonly string[];
}
const NOBODY: Others = { asked: [], pictures: [] };

/** The chat service and the picture of its bot, if they are configured. */
function chatOf({ coze }: Config): Others {
  if (!coze) return NOBODY;
  const logo = URL.canParse(coze.logo) ? [new URL(coze.logo).origin] : [];
  return { asked: [new URL(coze.apiBase).origin], pictures: logo };
}

function policyOf(config: Config, { asked, pictures }: Others, base: "'none'" | "'self'"): string {
  const sources = (...own: string[]) => own.join(' ');
  return [
    "default-src 'self'",
    `script-src ${sources("'self'")}`,
    // The component library writes its styles into the page.
    `style-src ${sources("'self'", "'unsafe-inline'")}`,
    `img-src ${sources("'self'", 'data:', 'blob:', ...pictures)}`,
    `font-src ${sources("'self'", 'data:')}`,
    `connect-src ${sources("'self'", ...(config.publicUrl ? [config.publicUrl.replace(/^http/, 'ws')] : []), ...asked)}`,
    // Business applications are on this origin.
    `frame-src ${sources("'self'")}`,
    `manifest-src ${sources("'self'")}`,
    "object-src 'none'",
    `base-uri ${base}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Gives a static file the short headers instead of those of a document. */
export function asFile(reply: FastifyReply): FastifyReply {
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  return reply.header('Content-Security-Policy', FILE_POLICY);
}

/** The same for a service worker, which must fetch the pages that it passes on from this origin. */
export function asWorker(reply: FastifyReply): FastifyReply {
  return asFile(reply).header('Content-Security-Policy', `${FILE_POLICY}; connect-src 'self'`);
}

/** Gives a page of a business application its policy, which the strictest portal needs and any build can work with. */
export function asApplication(reply: FastifyReply, config: Config): FastifyReply {
  // A page may name its own folder (`<base href>`).
  return reply.header('Content-Security-Policy', policyOf(config, NOBODY, "'self'"));
}

/** Adds the security headers to every answer, including the hub's and failures. */
export function addSecurityHeaders(fastify: FastifyInstance, config: Config): void {
  const headers: Record<string, string> = {
    'Content-Security-Policy': policyOf(config, chatOf(config), "'none'"),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // The camera scans codes (/scan); nothing in a frame or from another origin may use it.
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    ...(config.publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${ONE_YEAR}; includeSubDomains`,
    }),
  };
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Correlation-Id', request.id);
  });
}

/** Allows the answer's inline scripts, by their hashes. */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
  reply.header(
    'Content-Security-Policy',
    policy.replace("script-src 'self'", () => `script-src 'self' ${hashes.join(' ')}`),
  );
}
