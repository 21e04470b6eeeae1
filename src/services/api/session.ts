import { logout as logoutCall } from '../../../contract/configuration.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Ends the account's session on the server (ACC-7). Changes state although it is a GET. */
export const logout = () => toEndpoint(logoutCall, {});
