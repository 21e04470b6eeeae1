import { parseObject } from './messages.ts';

const VERSIONS: readonly unknown[] = [1, 2];

/**
 * Reads the first record of a client: undefined if it is accepted, else the text of the refusal. A client that
 * negotiated stateful reconnect sends version 2. Throws ProtocolError if it is not a handshake at all.
 */
export function refuseHandshake(record: string): string | undefined {
  const { protocol, version } = parseObject(record);
  if (typeof protocol !== 'string' || typeof version !== 'number') return 'Missing protocol or version in handshake.';
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  if (!VERSIONS.includes(version)) return `The server does not support version ${version} of the 'json' protocol.`;
  return undefined;
}
