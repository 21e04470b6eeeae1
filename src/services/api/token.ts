import { requestToken } from '../../../contract/token.ts';
import { HEADERS } from '../../constants/headers.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** The OAuth client of this installation, from the runtime configuration. Public by nature. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Space-separated; without `offline_access` the server gives no refresh token. */
  readonly scope: string;
}
/** What the token endpoint learns about the machine (ACC-1). */
export interface Device {
  /** Browser and version, `Chrome-126.0.0.0`. */
  readonly name: string;
  /** Operating system and version, `Windows-10.0`. */
  readonly type: string;
}

/** Headers that describe the machine. */
export const deviceHeaders = ({ name, type }: Device) => ({
  [HEADERS.deviceName]: name,
  [HEADERS.deviceType]: type,
});
/** Headers of every call that signs somebody in (§7 "login headers"). */
export const loginHeaders = (device: Device) => ({ [HEADERS.action]: 'login', ...deviceHeaders(device) });
const credentialsOf = ({ clientId, clientSecret }: OAuthClient) => ({
  client_id: clientId,
  client_secret: clientSecret,
});
/** What a sign-in says about the client: who it is and what it wants the token for. */
export const signInCredentialsOf = (client: OAuthClient) => ({ ...credentialsOf(client), scope: client.scope });

/** Password sign-in (ACC-1). Answers with the account's own (host) token and its refresh token. */
export const passwordToken = (client: OAuthClient, userName: string, password: string, device: Device) =>
  toEndpoint(requestToken, {
    body: { ...signInCredentialsOf(client), grant_type: 'password', username: userName, password },
    headers: loginHeaders(device),
  });

/**
 * A new token for a host or company session (ACC-8). The answer's refresh token replaces the one used here. This is not
 * a sign-in, so it carries no `action=login`.
 */
export const refreshToken = (client: OAuthClient, storedToken: string, device: Device) =>
  toEndpoint(requestToken, {
    body: { ...credentialsOf(client), grant_type: 'refresh_token', refresh_token: storedToken },
    headers: deviceHeaders(device),
  });
