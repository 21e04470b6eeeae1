import { isIP, SocketAddress } from 'node:net';

/** An address in its usual spelling, and an IPv4 address as such: a dual-stack socket writes it as ::ffff:10.0.0.7. */
export function plainAddress(ip: string): string {
  const [address = ''] = ip.split('%');
  if (isIP(address) !== 6) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

/**
 * Whose calls count together when addresses are counted: an IPv4 address, or the 64 bits that an IPv6 line is given,
 * because its owner can choose the rest anew for each call.
 */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (isIP(address) !== 6) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - (tail?.length ?? 0)).fill('0');
  const network = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${network.join(':')}::/64`;
}
