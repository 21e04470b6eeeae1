import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, lintSnippets } from './support/lintSnippets.ts';

/** The arrows of docs/architecture.md: what a file of each floor may import. All else must be refused. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'src/constants': [],
  'src/lib': ['src/constants'],
  'src/services': ['contract', 'src/constants', 'src/lib'],
  'src/features': ['contract', 'src/constants', 'src/lib', 'src/features'],
  'src/sagas': ['contract', 'src/constants', 'src/lib', 'src/services', 'src/features'],
  'src/store': ['contract', 'src/constants', 'src/lib', 'src/services', 'src/features', 'src/sagas'],
  'src/i18n': ['src/constants'],
  'src/theme': ['src/constants'],
  'src/views': ['contract', 'src/constants', 'src/lib', 'src/features', 'src/store', 'src/i18n', 'src/theme'],
  'server/src': ['contract'],
};
const TARGETS = [...Object.keys(ALLOWED), 'tests', 'scripts'];
/** The one door where a floor has only one. */
const DOORS: Readonly<Record<string, string>> = {
  'src/store>src/sagas': 'src/sagas/root.ts',
  'src/views>src/store': 'src/store/hooks.ts',
};
/** Packages that give a floor away. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  react: ['src/store', 'src/views', 'src/i18n', 'src/theme'],
  antd: ['src/views', 'src/theme', 'src/i18n'],
  'antd/es/button': ['src/views', 'src/theme', 'src/i18n'],
  'typed-redux-saga': ['src/sagas', 'src/store'],
  'redux-saga/effects': ['src/store'],
  'redux-persist': ['src/store'],
  fastify: ['server/src'],
  'node:fs/promises': ['server/src'],
};

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly allowed: boolean;
  readonly path: string;
  readonly code: string;
}

function arrow(from: string, to: string, specifier: string, allowed: boolean): Arrow {
  const path = `${from}/part/${to.replaceAll(/\W+/g, '-')}.ts`;
  return { from, to, allowed, path, code: `import { thing } from '${specifier}';\n\nexport const used = thing;\n` };
}

const upFrom = (from: string): string => '../'.repeat(`${from}/part`.split('/').length);

const floorArrows = Object.entries(ALLOWED).flatMap(([from, allowed]) =>
  TARGETS.filter((to) => to !== from).map((to) => {
    const file = DOORS[`${from}>${to}`] ?? `${to}/other/thing.ts`;
    return arrow(from, to, `${upFrom(from)}${file}`, allowed.includes(to));
  }),
);
const packageArrows = Object.entries(PACKAGES).flatMap(([name, allowed]) =>
  Object.keys(ALLOWED).map((from) => arrow(from, name, name, allowed.includes(from))),
);
const backdoors = [
  arrow('src/store', 'another saga', '../../sagas/login.ts', false),
  arrow('src/views', 'the store itself', '../../store/createPortalStore.ts', false),
  arrow('src/features', 'its own folder', './thing.ts', true),
  arrow('contract', 'its schema library', 'zod/mini', true),
];
const arrows = [...floorArrows, ...packageArrows, ...backdoors];
const found = lintSnippets(Object.fromEntries(arrows.map(({ path, code }) => [path, code])));

describe('imports only point downwards', () => {
  for (const { from, to, allowed, path } of arrows) {
    it(`${from} ${allowed ? 'may' : 'must not'} import ${to}`, () => {
      const findings = findingsOf(found, path, 'lint/style/noRestrictedImports');
      assert.equal(findings.length > 0, !allowed, JSON.stringify(found.get(path)));
    });
  }
});
