import type { Advice, Floor } from './floor.ts';

/** The server's files that stand in no folder with a row of its own. */
export const SERVER: Floor = { folder: 'server', may: ['contract', 'node'], instead: [] };

/** The folders of the server, each with the neighbours it may import. */
export const SERVER_FLOORS: readonly Floor[] = [];

/** What nothing in the server may import. */
export const SERVER_ADVICE: readonly Advice[] = [
  [
    [
      'src',
      'tests',
      'scripts',
      'sub-apps',
      'react',
      'screen',
      'toolkit',
      'effects',
      'plainEffects',
      'persist',
      'outside',
      'build',
    ],
    'The server knows contract/ and itself: share a wire shape through contract/ and copy nothing from the portal.',
  ],
];
