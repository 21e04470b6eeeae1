import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharePage } from '../../../contract/sharePage.ts';
import type { Config } from '../config/config.ts';
import type { AtriumDatabase } from '../db/database.ts';
import type { Services } from '../domain/services.ts';
import { compress } from '../http/compression.ts';
import { readInlineScript } from './inlineScript.ts';
import type { PortalPage } from './portalPage.ts';
import { RecentAnswers } from './recentAnswers.ts';
import { allowScripts } from './securityHeaders.ts';
import type { ShareAddress } from './shareAddress.ts';
import { type ShareTemplate, shareTemplate } from './shareAnswer.ts';
import { shareData } from './shareData.ts';
import { headElements, shareHead } from './shareHead.ts';
import { readShareRenderer, type ShareRenderer } from './shareRenderer.ts';

/** A page's data and rendering; `markup` is null if nothing is rendered. */
interface Drawn {
  readonly page: SharePage | null;
  readonly markup: string | null;
}
interface Served {
  readonly database: AtriumDatabase;
  readonly services: Services;
  readonly config: Config;
  readonly page: PortalPage;
}

/** First answers of shared public pages (specification §2): rendered, described for previews, portal loaded last. */
export class SharePages {
  readonly #served: Served;
  readonly #template: ShareTemplate;
  readonly #renderer: ShareRenderer | undefined;
  readonly #recent: RecentAnswers<Drawn>;

  private constructor(served: Served, template: ShareTemplate, renderer: ShareRenderer | undefined) {
    this.#served = served;
    this.#template = template;
    this.#renderer = renderer;
    this.#recent = new RecentAnswers(served.services.now);
  }

  static async open(served: Served): Promise<SharePages> {
    const template = shareTemplate(
      served.page.text,
      await readInlineScript(new URL('./inline/startLater.js', import.meta.url)),
    );
    return new SharePages(served, template, await readShareRenderer(served.config));
  }

  /** Answers a shared page. If it cannot be read or rendered, the portal's plain page says what failed. */
  async send(request: FastifyRequest, reply: FastifyReply, address: ShareAddress): Promise<FastifyReply> {
    let drawn: Drawn;
    try {
      drawn = await this.#recent.get(address.href, () => this.#draw(address));
    } catch (thrown) {
      request.log.error({ err: thrown }, 'a shared page could not be drawn');
      return this.#served.page.send(request, reply.header('X-Robots-Tag', 'noindex'), 200);
    }
    const { page, markup } = drawn;
    const head = shareHead(page, address.kind, this.#served.page.brand);
    const elements = headElements(head, this.#originOf(request), address.href);
    if (!head.isIndexable) reply.header('X-Robots-Tag', 'noindex');
    if (!page || markup === null || !this.#renderer)
      return this.#finish(request, reply, statusOf(page), this.#template.plain(elements));
    allowScripts(reply, [this.#template.scriptHash]);
    const text = this.#template.fill({ head: elements, renderer: this.#renderer, markup, page });
    return this.#finish(request, reply, statusOf(page), text);
  }

  async #draw(address: ShareAddress): Promise<Drawn> {
    const { database, services, page: portal } = this.#served;
    const page = await shareData(database, services, address);
    return { page, markup: page && (this.#renderer?.render(page, address.href, portal.brand) ?? null) };
  }

  /** The origin that people use: the operator's, or that of the request if it is a plain one. */
  #originOf(request: FastifyRequest): string {
    if (this.#served.config.publicUrl) return this.#served.config.publicUrl;
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

/** 404 for a page that does not exist; 410 for a disabled company, because search engines forget it sooner. */
function statusOf(page: SharePage | null): number {
  if (!page || page.article === null) return 404;
  return page.company.isActive ? 200 : 410;
}
