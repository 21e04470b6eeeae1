import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year, so that a file that is no longer served does not stay valid for long. */
const LIFE_MS = 90 * 86_400_000;

/** Serves `/.well-known/security.txt` (RFC 9116) if the installation names a contact for vulnerability reports. */
export function addSecurityText(
  fastify: FastifyInstance,
  { securityContacts, publicUrl }: Pick<Config, 'securityContacts' | 'publicUrl'>,
  now: () => Date,
): void {
  if (securityContacts.length === 0) return;
  fastify.get(PATH, async (_request, reply) => {
    const lines = [
      ...securityContacts.map((one) => `Contact: ${one}`),
      `Expires: ${new Date(now().getTime() + LIFE_MS).toISOString()}`,
      'Preferred-Languages: zh, en',
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${PATH}`] : []),
    ];
    reply.header('Content-Type', 'text/plain; charset=utf-8').header('Cache-Control', 'no-cache');
    return `${lines.join('\n')}\n`;
  });
}
