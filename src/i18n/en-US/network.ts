import type { Translated } from '../types.ts';
import type { network as source } from '../zh-CN/network.ts';

export const network: Translated<typeof source> = {
  offline: 'The network is down',
  reconnecting: 'Reconnecting. The page reloads by itself once the network is back.',
  attempt: 'Attempt {n}',
  /** Around the seconds that count down. */
  nextBefore: 'next in ',
  nextAfter: ' s',
  rule: 'One attempt every {seconds} seconds; after {limit} failures the page reloads.',
  recovered: 'The network is back, refreshing page',
  givenUp: 'The network could not be reached, refreshing page',
};
