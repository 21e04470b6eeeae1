import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BRIDGE_PATH } from '../../../contract/subApp.ts';
import { compress } from '../http/compression.ts';

const BRIDGE = `<script src="${BRIDGE_PATH}"></script>`;
const HAS_BRIDGE = /<script\b[^>]*\ssrc\s*=\s*["']?\/portal-bridge\.v1\.js\b/i;
const COMMENTS = /<!--[\s\S]*?-->/g;
const HEAD = /<head(\s[^>]*)?>/i;
const DOCTYPE = /^\s*<!doctype[^>]*>/i;

/** The page with the bridge at the start of its head, unless it already includes the bridge. */
export function withBridge(page: string): string {
  // A head in a comment is not the page's. The length stays the same, so that positions match those in the page.
  const seen = page.replace(COMMENTS, (comment) => ' '.repeat(comment.length));
  if (HAS_BRIDGE.test(seen)) return page;
  const before = HEAD.exec(seen) ?? DOCTYPE.exec(seen);
  const place = before ? before.index + before[0].length : 0;
  return page.slice(0, place) + BRIDGE + page.slice(place);
}

/** Sends a page of an application as it is on disk now: applications are deployed without restarting this server. */
export async function sendApplicationPage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
): Promise<FastifyReply> {
  const page = withBridge(await readFile(file, 'utf8'));
  const { body, encoding } = await compress(page, request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding, Origin')
    .send(body);
}
