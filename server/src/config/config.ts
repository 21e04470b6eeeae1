import { join } from 'node:path';
import { StartError } from '../errors/startError.ts';
import { checkApplicationEntries } from './applicationEntries.ts';
import { type BackplaneConfig, backplaneConfig } from './backplane.ts';
import { type Environment, whole } from './environment.ts';
import { type Limits, readLimits } from './limits.ts';
import { type OidcConfig, oidcConfig } from './oidc.ts';
import { checkSearchTargets } from './searchTargets.ts';

/** Everything an operator can set, read once at startup. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A Redis for events between processes; undefined for LISTEN/NOTIFY of the database. */
  readonly backplane: BackplaneConfig | undefined;
  /** Demo data, the outbox of text messages, the phone page and the API pages. */
  readonly demo: boolean;
  readonly logLevel: string;
  /** Whether to check every answer against the contract: for tests, where a wrong one must not go unnoticed. */
  readonly checkAnswers: boolean;
  /** Address at which people reach the server, without a trailing slash; empty for whatever address they use. */
  readonly publicUrl: string;
  /** Other origins whose pages may call this server, for a portal served elsewhere. */
  readonly corsOrigins: readonly string[];
  /** Addresses of proxies whose X-Forwarded-* headers are trusted; empty for none. */
  readonly trustedProxies: readonly string[];
  readonly clientId: string;
  readonly clientSecret: string;
  /** Encrypts secrets that must be readable again, such as those of authenticator apps; undefined leaves them plain. */
  readonly secretsKey: Buffer | undefined;
  /** Seconds. */
  readonly accessTokenLife: number;
  readonly refreshTokenLife: number;
  /** Absolute lifetime of a session, however often it is refreshed. */
  readonly sessionLife: number;
  /** Whether policies that give power over others require a sign-in with a second step. */
  readonly secondStepForAdministrators: boolean;
  /** Who is signed out when the same account signs in on another device. */
  readonly concurrentSessions: 'off' | 'sameType' | 'all';
  /** Where people report vulnerabilities: `mailto:` or `https:` addresses; empty for nowhere. */
  readonly securityContacts: readonly string[];
  readonly databasePoolSize: number;
  readonly limits: Limits;
  /** Whether documents with macros may be uploaded. */
  readonly allowsMacros: boolean;
  /** GiB that the files of one company may occupy. */
  readonly companyFilesGib: number;
  /** Seconds between two checks for due reminders. */
  readonly reminderInterval: number;
  /** Folder of the built portal. */
  readonly distDir: string;
  /** Brand, application entries and the like, passed to the portal unchanged. */
  readonly portal: Readonly<Record<string, unknown>>;
  /** An S3-compatible service for attachments; undefined keeps them in the data folder. */
  readonly s3: S3Config | undefined;
  readonly coze: CozeConfig | undefined;
  /** The account that receives payments for orders; without one, the portal says that the provider will name it. */
  readonly payee: Payee | undefined;
  readonly push: PushConfig;
  /** An additional place to sign in; undefined for none. */
  readonly oidc: OidcConfig | undefined;
  /** The operator's gateway for text messages; without one, only the demo's outbox receives any. */
  readonly sms: { readonly url: string; readonly token: string } | undefined;
}

export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Messages to browsers that have no page open. */
export interface PushConfig {
  /** Base64url; if undefined, a pair is created and stored in the database. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** Contact for push services about these messages: `mailto:…` or `https://…`; empty for PUBLIC_URL. */
  readonly contact: string;
  /** Origins of push services outside the internet, which may also use http. */
  readonly origins: readonly string[];
  /** Seconds that a page has to come back before its browser gets a push message. */
  readonly delay: number;
}

/** A bank account that receives transfers. */
export interface Payee {
  readonly name: string;
  readonly bank: string;
  readonly account: string;
}

/** Keys of the AI chat service; without them `enableBot` is false. */
export interface CozeConfig {
  readonly appId: string;
  readonly oauthAppId: string;
  readonly publicKeyId: string;
  readonly privateKey: string;
  /** Origin of the service's API. */
  readonly apiBase: string;
  readonly title: string;
  readonly logo: string;
  readonly footerText: string;
}

const DAY = 86_400;
const KEY_BYTES = 32;
/** Lengths of a public and a private key on the curve P-256. */
const PUSH_KEY_BYTES = [65, 32];
const DEMO_PAYEE: Payee = {
  name: '中庭软件（上海）有限公司',
  bank: '中国银行上海张江支行',
  account: '4500 0000 0000 0147',
};
const ROOT = join(import.meta.dirname, '../../..');

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name];
  if (!text) return fallback;
  const found = allowed.find((value) => value === text);
  if (found) return found;
  throw new StartError(`${name} must be one of ${allowed.join(', ')}, not '${text}'.`);
}

function list(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function jsonObject(env: Environment, name: string): Readonly<Record<string, unknown>> {
  const text = env[name];
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Falls through to the one line below.
  }
  throw new StartError(`${name} must be a JSON object.`);
}

function secretKey(env: Environment, name: string): Buffer | undefined {
  const text = env[name];
  if (!text) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new StartError(`${name} must be ${KEY_BYTES} bytes in base64.`);
}

function portalConfig(env: Environment): Readonly<Record<string, unknown>> {
  const values = jsonObject(env, 'PORTAL_CONFIG');
  checkApplicationEntries(values);
  checkSearchTargets(values);
  return values;
}

/** All of a group's variables, or none: an incomplete configuration is an error at startup, not a surprise later. */
function group<K extends string>(env: Environment, names: Readonly<Record<K, string>>): Record<K, string> | undefined {
  const entries = Object.entries<string>(names).map(([key, name]) => [key, name, env[name] ?? ''] as const);
  if (entries.every(([, , value]) => value === '')) return undefined;
  const missing = entries.filter(([, , value]) => value === '').map(([, name]) => name);
  if (missing.length > 0) throw new StartError(`Also set ${missing.join(', ')}.`);
  // Every key of `names` is present, because the entries came from it.
  return Object.fromEntries(entries.map(([key, , value]) => [key, value])) as Record<K, string>;
}

function securityContacts(env: Environment): string[] {
  const contacts = list(env, 'SECURITY_CONTACT');
  const wrong = contacts.find((one) => !/^(mailto:|https:\/\/)[^\s]+$/.test(one));
  if (wrong === undefined) return contacts;
  throw new StartError(`SECURITY_CONTACT must begin with mailto: or https://, not '${wrong}'.`);
}

function pushConfig(env: Environment): PushConfig {
  const keys = group(env, { publicKey: 'PUSH_PUBLIC_KEY', privateKey: 'PUSH_PRIVATE_KEY' });
  const bytes = ({ publicKey, privateKey }: NonNullable<typeof keys>) =>
    [publicKey, privateKey].map((key) => Buffer.from(key, 'base64url').length);
  if (keys && bytes(keys).join() !== PUSH_KEY_BYTES.join())
    throw new StartError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair of VAPID keys in base64url.');
  const contact = env['PUSH_CONTACT'] ?? '';
  if (contact !== '' && !/^(mailto:|https:\/\/)./.test(contact))
    throw new StartError(`PUSH_CONTACT must begin with mailto: or https://, not '${contact}'.`);
  return { keys, contact, origins: list(env, 'PUSH_ORIGINS'), delay: whole(env, 'PUSH_DELAY_SECONDS', 3, 0, 60) };
}

/** Reads the configuration. Throws StartError naming the variable that is wrong. */
export function readConfig(env: Environment): Config {
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const coze = group(env, {
    appId: 'COZE_APP_ID',
    oauthAppId: 'COZE_OAUTH_APP_ID',
    publicKeyId: 'COZE_PUBLIC_KEY_ID',
    privateKey: 'COZE_PRIVATE_KEY',
  });
  const demo = databaseUrl ? env['SEED_DEMO'] === '1' : env['SEED_DEMO'] !== '0';
  const payee = group(env, { name: 'PAYEE_NAME', bank: 'PAYEE_BANK', account: 'PAYEE_ACCOUNT' });
  const publicUrl = (env['PUBLIC_URL'] ?? '').replace(/\/+$/, '');
  return {
    host: env['HOST'] || '127.0.0.1',
    port: whole(env, 'PORT', 4300, 0, 65_535),
    dataDir: env['DATA_DIR'] || 'data',
    databaseUrl,
    backplane: backplaneConfig(env, databaseUrl),
    demo,
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    checkAnswers: env['CHECK_ANSWERS'] === '1',
    publicUrl,
    corsOrigins: list(env, 'CORS_ORIGINS'),
    trustedProxies: list(env, 'TRUSTED_PROXIES'),
    clientId: env['OAUTH_CLIENT_ID'] || 'portal-web',
    clientSecret: env['OAUTH_CLIENT_SECRET'] || 'portal-web-demo',
    secretsKey: secretKey(env, 'SECRETS_KEY'),
    accessTokenLife: whole(env, 'ACCESS_TOKEN_SECONDS', 3600, 10, DAY),
    refreshTokenLife: whole(env, 'REFRESH_TOKEN_SECONDS', 14 * DAY, 60, 365 * DAY),
    sessionLife: whole(env, 'SESSION_SECONDS', 60 * DAY, 60, 365 * DAY),
    secondStepForAdministrators: env['SECOND_STEP_FOR_ADMINISTRATORS'] === '1',
    concurrentSessions: oneOf(env, 'CONCURRENT_SESSIONS', ['off', 'sameType', 'all'], 'off'),
    securityContacts: securityContacts(env),
    databasePoolSize: whole(env, 'DATABASE_POOL', 10, 2, 200),
    limits: readLimits(env),
    allowsMacros: env['ALLOW_MACROS'] === '1',
    companyFilesGib: whole(env, 'COMPANY_FILES_GIB', 1000, 1, 1_000_000),
    reminderInterval: whole(env, 'REMINDER_SECONDS', 30, 1, 3600),
    distDir: env['DIST_DIR'] || join(ROOT, 'dist'),
    portal: portalConfig(env),
    s3: group(env, {
      endpoint: 'S3_ENDPOINT',
      region: 'S3_REGION',
      bucket: 'S3_BUCKET',
      accessKeyId: 'S3_ACCESS_KEY_ID',
      secretAccessKey: 'S3_SECRET_ACCESS_KEY',
    }),
    sms: env['SMS_GATEWAY_URL'] ? { url: env['SMS_GATEWAY_URL'], token: env['SMS_GATEWAY_TOKEN'] ?? '' } : undefined,
    push: pushConfig(env),
    oidc: oidcConfig(env, publicUrl),
    payee: payee ?? (demo ? DEMO_PAYEE : undefined),
    coze: coze && {
      ...coze,
      apiBase: env['COZE_API_BASE'] || 'https://api.coze.cn',
      title: env['COZE_TITLE'] ?? '',
      logo: env['COZE_LOGO'] ?? '',
      footerText: env['COZE_FOOTER'] ?? '',
    },
  };
}
