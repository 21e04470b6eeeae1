import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  EXTERNAL_CALLBACK,
  EXTERNAL_SIGN_IN,
  type ExternalFailure,
  FAILURE_PARAMETER,
  TICKET_PARAMETER,
} from '../../../contract/externalSignIn.ts';

const LONGEST_REDIRECT = 2000;
/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** The outcome of a journey; `redirect` is what it was begun with. */
type Returned = { readonly redirect: string | null } & (
  | { readonly ticket: string }
  | { readonly failure: ExternalFailure }
);

/** Journeys to this installation's provider; errors by the provider or the person never make them reject. */
export interface ExternalJourneys {
  readonly begin: (
    request: FastifyRequest,
    asked: { readonly challenge: string; readonly redirect: string | null },
  ) => Promise<{ readonly url: string } | Returned>;
  readonly end: (request: FastifyRequest, query: string) => Promise<Returned>;
}

/**
 * The addresses through which the browser goes to the provider and comes back: redirects, not calls. The result is in
 * the fragment, so that no log and no other site sees it.
 */
export function addExternalSignIn(fastify: FastifyInstance, publicUrl: string, journeys: ExternalJourneys): void {
  const leadOn = (reply: FastifyReply, url: string) =>
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(url);
  const portalOf = (returned: Returned) => {
    const query = returned.redirect === null ? '' : `?${new URLSearchParams({ redirect: returned.redirect })}`;
    const [name, value] =
      'ticket' in returned ? [TICKET_PARAMETER, returned.ticket] : [FAILURE_PARAMETER, returned.failure];
    return `${publicUrl}/login${query}#${name}=${value}`;
  };

  fastify.get<{ Querystring: Record<string, unknown> }>(EXTERNAL_SIGN_IN, async (request, reply) => {
    const { challenge, redirect: asked } = request.query;
    const redirect = typeof asked === 'string' && asked !== '' ? asked.slice(0, LONGEST_REDIRECT) : null;
    if (typeof challenge !== 'string' || !CHALLENGE.test(challenge))
      return leadOn(reply, portalOf({ redirect, failure: 'failed' }));
    const begun = await journeys.begin(request, { challenge, redirect });
    return leadOn(reply, 'url' in begun ? begun.url : portalOf(begun));
  });

  fastify.get(EXTERNAL_CALLBACK, async (request, reply) => {
    const query = request.url.split('?')[1] ?? '';
    return leadOn(reply, portalOf(await journeys.end(request, query)));
  });
}
