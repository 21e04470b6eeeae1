import type { Config } from '../config/config.ts';
import { oauthFailures } from '../errors/oauthFailure.ts';
import { sameSecret } from './secrets.ts';

/**
 * Throws `invalid_client` unless these are the portal's credentials (public by nature, so they prove nothing else).
 */
export function checkClient(config: Config, id: string | undefined, secret: string | undefined): void {
  if (!id) throw oauthFailures.missingClientId();
  const known = sameSecret(id, config.clientId);
  if (!known || !sameSecret(secret ?? '', config.clientSecret)) throw oauthFailures.invalidClient();
}
