import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { encodingOf } from '../http/compression.ts';

const CONFIG_BLOCK = /(<script type="application\/json" id="atrium-config">)[\s\S]*?(<\/script>)/;

/** JSON that cannot close its surrounding element. */
export function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** index.html with this installation's configuration, in the encodings that browsers accept. */
export class PortalPage {
  /** The page as text, for answers that say more. */
  readonly text: string;
  /** What the portal calls itself here. */
  readonly brand: string;
  readonly #forms: Readonly<Record<'br' | 'gzip' | 'plain', Buffer>>;

  private constructor(text: string, brand: string, forms: Readonly<Record<'br' | 'gzip' | 'plain', Buffer>>) {
    this.text = text;
    this.brand = brand;
    this.#forms = forms;
  }

  /** Reads the built page, or undefined if no portal has been built. The operator's own values override `extra`. */
  static async read(config: Config, extra: Readonly<Record<string, unknown>>): Promise<PortalPage | undefined> {
    const html = await readFile(join(config.distDir, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const values = {
      apiBase: '',
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      ...(config.demo && { demo: true }),
      ...(config.oidc && { externalSignIn: config.oidc.name }),
      ...extra,
      ...config.portal,
    };
    const filled = html.replace(CONFIG_BLOCK, (_, start: string, end: string) => `${start}${embeddable(values)}${end}`);
    const plain = Buffer.from(filled);
    const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
    const brand: unknown = 'brand' in values ? values.brand : undefined;
    return new PortalPage(filled, typeof brand === 'string' ? brand : 'Atrium', { br, gzip: zipped, plain });
  }

  send(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    const form = encodingOf(request.headers['accept-encoding']) ?? 'plain';
    if (form !== 'plain') reply.header('Content-Encoding', form);
    return reply
      .status(status)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding, Origin')
      .send(this.#forms[form]);
  }
}
