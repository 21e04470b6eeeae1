import { StartError } from '../errors/startError.ts';
import type { Environment } from './environment.ts';

/** The provider's claims by which the account of a first sign-in can be found. */
const MATCHES = ['phone', 'email', 'userName'] as const;

/** The OpenID Connect provider with which people of this installation may sign in. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its name for people: the label of the button. */
  readonly name: string;
  /** Space-separated. */
  readonly scope: string;
  readonly match: (typeof MATCHES)[number];
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Identities travel to the issuer and back: unencrypted only on this machine, for tests. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** The provider of `OIDC_…`, or undefined. Throws StartError naming the variable that is missing or wrong. */
export function oidcConfig(env: Environment, publicUrl: string): OidcConfig | undefined {
  const issuer = env['OIDC_ISSUER'] ?? '';
  const clientId = env['OIDC_CLIENT_ID'] ?? '';
  const clientSecret = env['OIDC_CLIENT_SECRET'] ?? '';
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new StartError('Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, all or none.');
  if (!isIssuer(issuer)) throw new StartError(`OIDC_ISSUER must be an https address, not '${issuer}'.`);
  if (!publicUrl) throw new StartError('Also set PUBLIC_URL: the provider of OIDC_ISSUER sends people back to it.');
  const match = env['OIDC_MATCH'] || 'phone';
  const found = MATCHES.find((one) => one === match);
  if (!found) throw new StartError(`OIDC_MATCH must be one of ${MATCHES.join(', ')}, not '${match}'.`);
  const scope = env['OIDC_SCOPE'] || 'openid profile email phone';
  return { issuer, clientId, clientSecret, name: env['OIDC_NAME'] || new URL(issuer).hostname, scope, match: found };
}
