import { logout as logoutCall } from '../../../contract/configuration.ts';
import { toEndpoint } from '../http/endpoint.ts';

/**
 * Ends the account's session on the server (ACC-7). Changes state although it is a GET.
 *
 * @param token - the full header value of another session's token; without it, the current session ends.
 */
export const logout = (token?: string) =>
  toEndpoint(logoutCall, token === undefined ? {} : { headers: { Authorization: token } });
