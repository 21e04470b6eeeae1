import { BlockList, isIP } from 'node:net';
import { plainAddress } from '../domain/network.ts';

/** Private, link-local and loopback networks (RFC 1918, 3927, 4193, 4291). */
const LOCAL = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL.addSubnet(network, bits, 'ipv4');
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address belongs to a local network, so that it does not reveal a location. */
export function isLocalAddress(ip: string | null): boolean {
  const plain = plainAddress(ip ?? '');
  const version = isIP(plain);
  return version !== 0 && LOCAL.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
