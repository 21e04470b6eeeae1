import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that contain no public push service: private, loopback, link-local, shared, reserved, multicast. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4');
/** The public IPv6 range; addresses that map to IPv4 ones, and all local ones, are outside. */
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');
/** Inside the range, but derived from an IPv4 address (6to4, Teredo). */
CLOSED.addSubnet('2002::', 16, 'ipv6');
CLOSED.addSubnet('2001::', 32, 'ipv6');

/** Whether an IP address is public. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !CLOSED.check(ip, 'ipv4');
  return isIP(ip) === 6 && OPEN.check(ip, 'ipv6') && !CLOSED.check(ip, 'ipv6');
}

/**
 * Whether messages may be sent to an address: https to a public host, or to an origin that the operator has listed. A
 * name is checked again when it is resolved (`publicLookup`).
 */
export function isPushAddress(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  if (protocol !== 'https:') return false;
  // A name may end with the dot of the root.
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal)$/.test(host);
}

/**
 * Resolves a name as `dns.lookup` does, but never to an address in a closed network: a public name may point into one.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('The address of a push service leads into a closed network'), '');
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
