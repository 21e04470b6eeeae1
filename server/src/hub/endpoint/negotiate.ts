import type { HubRequest, TransportName } from '../options.ts';
import { connectionToken } from '../registry.ts';

export const TRANSPORTS: readonly TransportName[] = ['WebSockets', 'ServerSentEvents', 'LongPolling'];
const OFFERS = TRANSPORTS.map((transport) => ({
  transport,
  transferFormats: transport === 'ServerSentEvents' ? ['Text'] : ['Text', 'Binary'],
}));

const LATEST_VERSION = 1;
const INT = /^[+-]?\d{1,9}$/;

/**
 * The body of a negotiate answer, even of a refusal, which is reported in a field rather than by the status. Version 0
 * has only one id, which must then be the secret one. Stateful reconnect is not offered.
 */
export function negotiate(
  query: HubRequest['query'],
  transports: readonly TransportName[],
  admit: () => { readonly id: string; readonly secret: string },
): object {
  const asked = query.get('negotiateversion') ?? '0';
  if (!INT.test(asked)) return { error: `The client requested an invalid protocol version '${asked}'` };
  if (Number(asked) < 0) {
    return { error: `The client requested version '${asked}', but the server does not support this version.` };
  }
  const negotiateVersion = Math.min(Number(asked), LATEST_VERSION);
  const connection = admit();
  const token = connectionToken(connection);
  const ids =
    negotiateVersion === 0 ? { connectionId: token } : { connectionId: connection.id, connectionToken: token };
  return {
    negotiateVersion,
    ...ids,
    availableTransports: OFFERS.filter(({ transport }) => transports.includes(transport)),
  };
}
