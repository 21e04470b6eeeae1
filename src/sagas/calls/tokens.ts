import type { TokenResponse } from '../../../contract/token.ts';
import type { TokenPair } from '../../features/session/sessionSlice.ts';

/** The pair as it is stored: the header value, since sub-applications send the stored token unchanged (§7). */
export function pairOf(response: TokenResponse): TokenPair {
  return {
    token: `${response.token_type} ${response.access_token}`,
    refreshToken: response.refresh_token ?? null,
  };
}
