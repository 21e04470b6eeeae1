import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { encodingOf } from '../http/compression.ts';
import { type Drawing, hashesOf, readDrawing, SHELL, SIGN_IN, withDrawings } from './drawing.ts';
import { readManifest } from './manifest.ts';
import { PRELOADED_SCREENS, preloads, screenAt } from './preloads.ts';
import { allowScripts } from './securityHeaders.ts';

const CONFIG_BLOCK = /(<script type="application\/json" id="atrium-config">)[\s\S]*?(<\/script>)/;

/** JSON that cannot close the surrounding element. */
export function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type Encoding = 'br' | 'gzip' | 'plain';
const ENCODERS: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer> | Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  plain: (plain) => plain,
};

/** A page in the encodings that browsers accept, each made when the first browser asks for it: all of them take half a second. */
class Forms {
  readonly #plain: Buffer;
  readonly #made = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(text: string) {
    this.#plain = Buffer.from(text);
  }

  in(encoding: Encoding): Promise<Buffer> | Buffer {
    const made = this.#made.get(encoding) ?? ENCODERS[encoding](this.#plain);
    this.#made.set(encoding, made);
    return made;
  }
}

/** The page for one screen. */
interface OfScreen {
  readonly forms: Forms;
  /** The hashes of its inline scripts. */
  readonly hashes: readonly string[];
}
/** The shell, or the sign-in page to which the guard redirects people who are not signed in; the browser decides. */
const EITHER = [SHELL, SIGN_IN];
/** What a path may show before any script has run. */
const DRAWN: Readonly<Record<string, readonly (typeof SIGN_IN)[]>> = {
  '/login': [SIGN_IN],
  '/': EITHER,
  '/portal': EITHER,
  '/company': EITHER,
  '/console': EITHER,
  '/child': EITHER,
};

/**
 * index.html with this installation's configuration, in the encodings that browsers accept. If it is known which screen
 * will be shown, the page preloads its files, so that they load in parallel with the first script.
 */
export class PortalPage {
  /** The page as text, for answers that extend it. */
  readonly text: string;
  /** The portal's name in this installation. */
  readonly brand: string;
  readonly #forms: Forms;
  readonly #screens: ReadonlyMap<string, OfScreen>;

  private constructor(text: string, brand: string, forms: Forms, screens: ReadonlyMap<string, OfScreen>) {
    this.text = text;
    this.brand = brand;
    this.#forms = forms;
    this.#screens = screens;
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
    const manifest = await readManifest(config.distDir);
    const drawn = new Map<object, Drawing | undefined>();
    for (const renderer of [SIGN_IN, SHELL]) drawn.set(renderer, await readDrawing(config.distDir, renderer, values));
    const screens = [...PRELOADED_SCREENS, '/'].map((screen) => {
      const text = filled.replace('</head>', () => `${preloads(manifest, screen, filled)}</head>`);
      const drawings = (DRAWN[screen] ?? []).flatMap((renderer) => drawn.get(renderer) ?? []);
      const shown = drawings.length > 0 ? withDrawings(text, screen, drawings) : text;
      return [screen, { forms: new Forms(shown), hashes: hashesOf(screen, drawings) }] as const;
    });
    const brand: unknown = 'brand' in values ? values.brand : undefined;
    const name = typeof brand === 'string' ? brand : 'Atrium';
    return new PortalPage(filled, name, new Forms(filled), new Map(screens));
  }

  async send(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '/';
    const { forms, hashes } = this.#screens.get(screenAt(path) ?? path) ?? { forms: this.#forms, hashes: [] };
    if (hashes.length > 0) allowScripts(reply, hashes);
    const form = encodingOf(request.headers['accept-encoding']) ?? 'plain';
    if (form !== 'plain') reply.header('Content-Encoding', form);
    return reply
      .status(status)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding, Origin')
      .send(await forms.in(form));
  }
}
