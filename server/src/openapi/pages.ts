import type { FastifyInstance } from 'fastify';
import type { Route } from '../http/route.ts';
import { html, htmlPage } from '../web/htmlPage.ts';
import { openApiDocument } from './document.ts';

const DOCUMENT = '/api/docs/openapi.json';

function rowOf(route: Route): string {
  const { id, method, path, auth, changesState, shown } = route.documentedAs ?? route.call;
  const marks = [changesState ? 'changes state' : '', shown ? '' : 'path by analogy'].filter(Boolean).join(', ');
  return html`<tr><td>${method}</td><td><code>${path}</code></td><td>${id}</td><td>${auth}</td><td>${marks}</td></tr>`
    .text;
}

/** Serves the document and a page that lists the calls, in demo mode. */
export function addApiPages(fastify: FastifyInstance, routes: readonly Route[], version: string): void {
  // Created on demand: it would be a tenth of the start's work, and most servers never need it.
  let document: string | undefined;
  const written = (): string => {
    document ??= JSON.stringify(openApiDocument(routes, version));
    return document;
  };
  const rows = { text: routes.map(rowOf).join('') };
  const body = html`<p><a href="${DOCUMENT}">openapi.json</a></p>
    <table><thead><tr><th>Method</th><th>Path</th><th>Name</th><th>Token</th><th></th></tr></thead>
    <tbody>${rows}</tbody></table>`;
  fastify.get(DOCUMENT, (_request, reply) => reply.header('Content-Type', 'application/json').send(written()));
  fastify.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(htmlPage('Atrium API', body)),
  );
}
