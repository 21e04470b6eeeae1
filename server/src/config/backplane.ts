import { StartError } from '../errors/startError.ts';
import type { Environment } from './environment.ts';

/** A Redis that carries events between processes instead of their database. */
export interface BackplaneConfig {
  /** May contain a password: never log it. */
  readonly url: string;
  /** Prefix of all channel names, so that installations can share a Redis. */
  readonly prefix: string;
}

const PREFIX = /^[\w.:-]{1,64}$/;

/** A `%` in user and password must begin an escape, or the client throws. */
const CREDENTIALS = /^(?:[^%]|%[0-9a-f]{2})*$/i;

function isRedis(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, username, password } = new URL(text);
  const isPlace = /^rediss?:$/.test(protocol) && hostname !== '' && /^(?:\/\d*)?$/.test(pathname);
  return isPlace && CREDENTIALS.test(username + password);
}

/** The Redis of `BACKPLANE_…`, or undefined. Throws StartError naming the variable that is wrong, never its value. */
export function backplaneConfig(env: Environment, databaseUrl: string | undefined): BackplaneConfig | undefined {
  const url = env['BACKPLANE_URL'];
  if (!url) return undefined;
  if (!isRedis(url))
    throw new StartError('BACKPLANE_URL must be an address such as redis://host:6379 or rediss://host.');
  if (!databaseUrl)
    throw new StartError(
      'BACKPLANE_URL is for several processes of one database: also set DATABASE_URL, or leave it out.',
    );
  const prefix = env['BACKPLANE_PREFIX'] || 'atrium';
  if (!PREFIX.test(prefix))
    throw new StartError(`BACKPLANE_PREFIX must be up to 64 letters, digits and any of . : _ -, not '${prefix}'.`);
  return { url, prefix };
}
