import type { Advice, Floor, Folder } from './floor.ts';

/** A folder of the server: what it may import beside Node and libraries, and what to do instead of anything else. */
type Row = Pick<Floor, 'doors'> & {
  readonly folder: `server/src/${string}`;
  readonly may: readonly Folder[];
  readonly message: string;
};

/** Lowest first: a folder may import what stands in its row. */
const ROWS: readonly Row[] = [
  {
    folder: 'server/src/errors',
    may: [],
    message: "Errors know nothing but themselves (and Fastify's types): pass in what the sentence or envelope needs.",
  },
  {
    folder: 'server/src/config',
    may: ['server/src/errors'],
    message:
      'The configuration is read from the environment alone: hand it to whoever needs it, and let that folder act on it.',
  },
  {
    folder: 'server/src/db',
    may: ['server/src/errors'],
    message: 'The database knows no business: write the query in domain/ or auth/ and pass values in.',
  },
  {
    folder: 'server/src/backplane',
    may: ['server/src/errors', 'server/src/config', 'server/src/db'],
    message: 'The backplane carries texts and knows no business: say what an event means in realtime/ or auth/.',
  },
  {
    folder: 'server/src/storage',
    may: ['server/src/config'],
    message: 'Storage keeps bytes under names: decide what is kept, and by whom, in domain/.',
  },
  {
    folder: 'server/src/hub',
    may: ['server/src/errors'],
    message: 'The hub is a SignalR server and knows no portal: hand it callbacks (authenticate, methods) in realtime/.',
  },
  {
    folder: 'server/src/domain',
    may: ['contract', 'server/src/errors', 'server/src/config', 'server/src/db', 'server/src/storage'],
    message:
      'Business rules stand below calls and sign-ins: take the transaction, the clock and the session as parameters (work.ts, services.ts, session.ts).',
  },
  {
    folder: 'server/src/auth',
    may: [
      'contract',
      'server/src/errors',
      'server/src/config',
      'server/src/db',
      'server/src/backplane',
      'server/src/domain',
    ],
    message:
      'Sign-in knows no routes and no hub: throw an error of errors/, and let app.ts hand authentication to whoever asks for it.',
  },
  {
    folder: 'server/src/http',
    may: ['contract', 'server/src/errors', 'server/src/db', 'server/src/domain', 'server/src/auth'],
    message:
      'http/ turns calls into routes and takes authentication as a parameter (app.ts hands it in): put business into domain/ or auth/, and only the type of auth/context.ts passes through.',
    doors: { 'server/src/auth': 'server/src/auth/context.ts' },
  },
  {
    folder: 'server/src/routes',
    may: ['contract', 'server/src/errors', 'server/src/domain', 'server/src/auth', 'server/src/http'],
    message:
      'A route pairs a call of contract/ with a function of domain/ or auth/ and decides nothing itself: put the query or the rule there.',
  },
  {
    folder: 'server/src/realtime',
    may: [
      'contract',
      'server/src/errors',
      'server/src/config',
      'server/src/db',
      'server/src/backplane',
      'server/src/domain',
      'server/src/hub',
    ],
    message: 'realtime/ carries notifications to the hub: authentication comes in as a parameter (app.ts hands it in).',
  },
  {
    folder: 'server/src/web',
    may: [
      'contract',
      'server/src/errors',
      'server/src/config',
      'server/src/db',
      'server/src/domain',
      'server/src/http',
    ],
    message:
      'web/ serves pages and files from what domain/ reads: what a page asks of sign-in comes in as a parameter (app.ts hands it in).',
  },
  {
    folder: 'server/src/openapi',
    may: ['contract', 'server/src/http', 'server/src/web'],
    message: 'The document is generated from contract/ and the list of routes that app.ts hands in.',
    doors: { 'server/src/web': 'server/src/web/htmlPage.ts' },
  },
  {
    folder: 'server/src/seed',
    may: ['contract', 'server/src/db', 'server/src/domain'],
    message: 'The seed writes rows: take what it needs from domain/ and db/ and hand in the rest.',
  },
];

/** The files directly under server/src, which put the folders together; no folder imports them. */
export const SERVER_ROOT = ['server/src/app.ts', 'server/src/main.ts', 'server/src/sweeps.ts'] as const;

/** Those files, and folders without a row: all of the server is open to them. */
export const SERVER: Floor = { folder: 'server', may: ['contract', 'node'], instead: [] };

/** Everything in the server that a row can allow or refuse. */
export const SERVER_FOLDERS: readonly Folder[] = ['contract', ...ROWS.map(({ folder }) => folder), ...SERVER_ROOT];

/** The folders of the server as floors, in the order of the rows. */
export const SERVER_FLOORS: readonly Floor[] = ROWS.map(({ message, may, ...row }) => ({
  ...row,
  may: [...may, 'node'],
  instead: [[SERVER_FOLDERS, message]],
}));

/** What nothing in the server may import. */
export const SERVER_ADVICE: readonly Advice[] = [
  [
    ['src', 'tests', 'scripts', 'sub-apps'],
    'The server knows contract/ and itself: share a wire shape through contract/ and copy nothing from the portal.',
  ],
  [
    ['react', 'screen', 'toolkit', 'effects', 'plainEffects', 'persist', 'outside', 'build'],
    'This package belongs to the portal or its build: the server has no screen and no store.',
  ],
];
