import * as z from 'zod/mini';
import { revokeToken } from '../../../contract/revocation.ts';
import { requestToken } from '../../../contract/token.ts';
import { withBasicClient } from '../auth/basicCredentials.ts';
import { deviceOf } from '../auth/device.ts';
import { revoke } from '../auth/revocation.ts';
import { attemptOf } from '../auth/signInAttempt.ts';
import { grantTokens } from '../auth/tokenGrant.ts';
import { type Route, route } from '../http/route.ts';

const optional = z.optional(z.string());
/**
 * The contract's call without required fields: OpenIddict, not the schema, determines which missing parameter is
 * reported, and in which order.
 */
const lenientToken = {
  ...requestToken,
  body: z.object({
    grant_type: optional,
    client_id: optional,
    client_secret: optional,
    scope: optional,
    username: optional,
    password: optional,
    refresh_token: optional,
    TwoFactorToken: optional,
    TwoFactorProvider: optional,
    TwoFactorCode: optional,
    RecoveryCode: optional,
  }),
};

/** `POST /connect/token` (§7): password and refresh_token, answered and refused as OpenIddict and ABP do. */
export const tokenRoute: Route = route(
  lenientToken,
  { binding: 'open', failures: 'oauth', documentedAs: requestToken },
  ({ body: sent, request, reply, auth }) => {
    reply.header('Pragma', 'no-cache');
    const body = withBasicClient(sent, request.headers.authorization);
    const secondStep = {
      token: body.TwoFactorToken,
      provider: body.TwoFactorProvider,
      code: body.TwoFactorCode,
      recoveryCode: body.RecoveryCode,
    };
    return grantTokens(auth, body, attemptOf(request, body.client_id ?? '', secondStep));
  },
);

/** `POST /connect/revocat`: a client revokes a token (RFC 7009). */
export const revocationRoute: Route = route(
  revokeToken,
  { binding: 'open', failures: 'oauth' },
  async ({ body, request, auth }) => {
    await revoke(auth, withBasicClient(body, request.headers.authorization), deviceOf(request));
    // RFC 7009 requires 200; returning nothing would answer 204.
    return {};
  },
);
