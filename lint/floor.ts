/** A folder that rules know: a floor of the portal, a folder of the server, or what stands beside them. */
export type Folder =
  | 'contract'
  | `src/${'constants' | 'lib' | 'effects' | 'services' | 'features' | 'sagas' | 'store' | 'i18n' | 'theme' | 'views' | 'areas' | 'tape'}`
  | 'src'
  | 'server'
  | `server/src/${string}`
  | 'tests'
  | 'scripts'
  | 'sub-apps';

/** Packages that give a floor away, by what they are for; patterns as in .gitignore. */
export const FAMILIES = {
  react: ['react', 'react-redux'],
  screen: [
    'react-dom',
    'react-dom/*',
    'react-router-dom',
    'antd',
    'antd/**',
    '@ant-design/x',
    '@ant-design/x/**',
    'lucide-react',
    'qrcode.react',
  ],
  toolkit: ['@reduxjs/toolkit', '@reduxjs/toolkit/**'],
  effects: ['redux-saga'],
  plainEffects: ['redux-saga/**', 'typed-redux-saga', 'typed-redux-saga/**'],
  persist: ['redux-persist', 'redux-persist/**'],
  outside: ['@coze/api', '@microsoft/signalr'],
  node: ['node:*', 'node:*/**', 'fastify', 'fastify/**', '@fastify/*', 'kysely', 'pg', 'pino', 'ws'],
  build: ['vite'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a family of packages. */
export type Family = keyof typeof FAMILIES;
/** What an import can lead to. */
export type Target = Folder | Family;
/** What is refused, and what to do instead. */
export type Advice = readonly [refused: readonly Target[], message: string];

/** What one folder may import, and what its author should do instead of anything else. */
export interface Floor {
  readonly folder: Folder;
  /** The folder itself and packages of no family go without saying. */
  readonly may: readonly Target[];
  /** Where a folder may be entered through one file or one of its own folders only. */
  readonly doors?: Readonly<Record<string, string>>;
  /** The first entry that names a refused target answers for it; the advice of the whole side comes after it. */
  readonly instead: readonly Advice[];
}

/** A folder that imports these packages and its own files, and nothing else at all. */
export interface SealedFloor {
  readonly folder: Folder;
  readonly only: readonly string[];
  readonly message: string;
}
