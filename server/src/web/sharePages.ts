import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharePage } from '../../../contract/sharePage.ts';
import type { Config } from '../config/config.ts';
import type { AtriumDatabase } from '../db/database.ts';
import type { Services } from '../domain/services.ts';
import { compress } from '../http/compression.ts';
import type { PortalPage } from './portalPage.ts';
import type { ShareAddress } from './shareAddress.ts';
import { type ShareTemplate, shareTemplate } from './shareAnswer.ts';
import { shareData } from './shareData.ts';
import { headElements, shareHead } from './shareHead.ts';
import { readShareRenderer, type ShareRenderer } from './shareRenderer.ts';

/** How many drawings are kept: a page that has not changed is not drawn again. */
const KEPT = 200;

/** The first answers of shared public pages (specification §2): drawn, described for previews, the portal's start last. */
export class SharePages {
  readonly #database: AtriumDatabase;
  readonly #services: Services;
  readonly #config: Config;
  readonly #page: PortalPage;
  readonly #template: ShareTemplate;
  readonly #renderer: ShareRenderer | undefined;
  readonly #drawn = new Map<string, string>();

  private constructor(
    served: { database: AtriumDatabase; services: Services; config: Config; page: PortalPage },
    template: ShareTemplate,
    renderer: ShareRenderer | undefined,
  ) {
    this.#database = served.database;
    this.#services = served.services;
    this.#config = served.config;
    this.#page = served.page;
    this.#template = template;
    this.#renderer = renderer;
  }

  static async open(served: {
    database: AtriumDatabase;
    services: Services;
    config: Config;
    page: PortalPage;
  }): Promise<SharePages> {
    const script = await readFile(new URL('./inline/startLater.js', import.meta.url), 'utf8');
    return new SharePages(served, shareTemplate(served.page.text, script), await readShareRenderer(served.config));
  }

  /** Answers a shared page. If its data cannot be read, the portal's plain page says what failed. */
  async send(request: FastifyRequest, reply: FastifyReply, address: ShareAddress): Promise<FastifyReply> {
    let page: SharePage | null;
    try {
      page = await shareData(this.#database, this.#services, address);
    } catch (thrown) {
      request.log.error({ err: thrown }, 'a shared page could not be read');
      return this.#page.send(request, reply, 200);
    }
    const { isIndexable, ...head } = shareHead(page, this.#page.brand);
    const elements = headElements({ isIndexable, ...head }, this.#originOf(request), address.href);
    if (!isIndexable) reply.header('X-Robots-Tag', 'noindex');
    return this.#finish(request, reply, statusOf(page), this.#textOf(page, elements, address, reply));
  }

  #textOf(page: SharePage | null, head: string, { href }: ShareAddress, reply: FastifyReply): string {
    const renderer = this.#renderer;
    if (!page || !renderer) return this.#template.plain(head);
    const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
    reply.header(
      'Content-Security-Policy',
      policy.replace("script-src 'self'", () => `script-src 'self' ${this.#template.scriptHash}`),
    );
    const markup = this.#draw(renderer, page, href);
    return this.#template.fill({ head, renderer, markup, page });
  }

  /** What was drawn last from the same data at the same address, or a new drawing. */
  #draw(renderer: ShareRenderer, page: SharePage, href: string): string {
    const key = `${href} ${JSON.stringify(page)}`;
    const markup = this.#drawn.get(key) ?? renderer.render(page, href, this.#page.brand);
    // The one used last stands last; the first one is dropped.
    this.#drawn.delete(key);
    this.#drawn.set(key, markup);
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size > KEPT && oldest !== undefined) this.#drawn.delete(oldest);
    return markup;
  }

  /** The address that people use: the operator's, or the one that was asked if it is a plain one. */
  #originOf(request: FastifyRequest): string {
    if (this.#config.publicUrl) return this.#config.publicUrl;
    return /^[\w.-]+(:\d+)?$/.test(request.host) ? `${request.protocol}://${request.host}` : '';
  }

  async #finish(request: FastifyRequest, reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
    const { body, encoding } = await compress(text, request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply
      .status(status)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding, Origin')
      .send(body);
  }
}

/** 404 for what is not there; 410 for a company that is disabled, which search engines forget sooner. */
function statusOf(page: SharePage | null): number {
  if (!page || page.article === null) return 404;
  return page.company.isActive ? 200 : 410;
}
