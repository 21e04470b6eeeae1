import OAuth2Server from '@node-oauth/oauth2-server';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { defineCall } from '../../../contract/call.ts';
import { requestToken, tokenResponse } from '../../../contract/token.ts';
import { checkClient } from '../auth/clients.ts';
import type { AuthContext } from '../auth/context.ts';
import { deviceOf } from '../auth/device.ts';
import { parseScope } from '../auth/issueTokens.ts';
import { OAuthFailure, oauthFailures } from '../auth/oauthError.ts';
import type { SignInAttempt } from '../auth/passwordSignIn.ts';
import { TokenModel } from '../auth/tokenModel.ts';
import type { Text } from '../http/apiError.ts';
import { languageOf } from '../http/language.ts';
import { openRoute, type Route } from '../http/route.ts';

const optional = z.optional(z.string());
/**
 * The contract's call with nothing demanded yet: which parameter is missing, and in which order that is looked at, is
 * OpenIddict's and not the schema's.
 */
const lenientToken = defineCall({
  id: requestToken.id,
  method: requestToken.method,
  path: requestToken.path,
  auth: 'none',
  encoding: 'form',
  body: z.object({
    grant_type: optional,
    client_id: optional,
    client_secret: optional,
    scope: optional,
    username: optional,
    password: optional,
    refresh_token: optional,
  }),
  response: tokenResponse,
});
type TokenBody = z.infer<typeof lenientToken.body>;

/** The attempt of a request, for everything that signs somebody in. */
export function attemptOf(request: FastifyRequest, clientId: string): SignInAttempt {
  const language = languageOf(request.headers['accept-language']);
  return { clientId, device: deviceOf(request), say: (text: Text) => text[language] };
}

/** Looks at the parameters in OpenIddict's order. */
function demandParameters(auth: AuthContext, body: TokenBody): void {
  if (!body.grant_type) throw oauthFailures.missingGrantType();
  if (body.grant_type !== 'password' && body.grant_type !== 'refresh_token') throw oauthFailures.unsupportedGrant();
  if (body.grant_type === 'password' && !(body.username && body.password)) throw oauthFailures.missingCredentials();
  if (body.grant_type === 'refresh_token' && !body.refresh_token) throw oauthFailures.missingRefreshToken();
  checkClient(auth.config, body.client_id, body.client_secret);
  if (!parseScope(body.scope)) throw oauthFailures.invalidScope();
}

/** The failure inside what the library threw; a failure of its own means that it refused the form of a parameter. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof OAuth2Server.OAuthError)) return error;
  const inner: unknown = 'inner' in error ? error.inner : undefined;
  if (inner instanceof Error) return inner;
  if (error.name === 'invalid_scope') return oauthFailures.invalidScope();
  return new OAuthFailure('invalid_request', error.message);
}

async function grant(auth: AuthContext, body: TokenBody, request: FastifyRequest) {
  const model = new TokenModel(auth, attemptOf(request, body.client_id ?? ''));
  const library = new OAuth2Server({
    model,
    accessTokenLifetime: auth.config.accessTokenLife,
    refreshTokenLifetime: auth.config.refreshTokenLife,
    requireClientAuthentication: { password: false, refresh_token: false },
  });
  const asked = new OAuth2Server.Request({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' },
    query: {},
    body,
  });
  try {
    await library.token(asked, new OAuth2Server.Response({ headers: {} }));
  } catch (error) {
    throw failureOf(error);
  }
  return model.answer;
}

/** `POST /connect/token` (§7): password and refresh_token, answered and refused as OpenIddict and ABP do. */
export const tokenRoute: Route = openRoute(
  lenientToken,
  async ({ body, request, reply, auth }) => {
    reply.header('Pragma', 'no-cache');
    demandParameters(auth, body);
    return grant(auth, body, request);
  },
  { failures: 'oauth', documentedAs: requestToken },
);
