import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { before, describe, it } from 'node:test';
import { DIST, ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { readEntryPage } from '../../scripts/support/subAppPage.ts';
import { APPLICATIONS } from '../../src/constants/applications.ts';

const SOURCES = readdirSync(join(ROOT, 'sub-apps'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(tsx?|js)$/.test(name),
);
const LIBRARIES = ['react', 'react-dom/client', 'react-router-dom', 'vue', 'vue-router'];
/** For the kit only: icons, the editor of articles, and the types of the contract's schemas. */
const OF_THE_KIT = ['lucide-react', '@tiptap/core', '@tiptap/starter-kit', 'zod/mini'];
/** Everything that an application's team is given. */
const PUBLISHED = 'public/portal-bridge.v1.d.ts';
/** The language of descriptions and its rules, which the server applies too (docs/decisions/0037). */
const DESCRIPTIONS = /^contract\/(business\w+|approvals|rules\/\w+)\.ts$/;

/** The folder of what the applications of the kit share. */
const SHARED = 'kit';

describe('the business applications (APP-1)', () => {
  it('know nothing of the portal but the published types: the mount asks nothing of them', () => {
    assert.ok(SOURCES.length > 20);
    const strange = SOURCES.flatMap((name) => {
      const text = readFileSync(join(ROOT, 'sub-apps', name), 'utf8');
      const imports = [...text.matchAll(/(?<!')(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, from = '']) => from);
      return imports
        .map((from) => (from.startsWith('.') ? normalize(join('sub-apps', name, '..', from)) : from))
        .filter((from) => !from.startsWith('sub-apps/') && from !== PUBLISHED && !LIBRARIES.includes(from))
        .filter((from) => !(name.startsWith('kit/') && OF_THE_KIT.includes(from)))
        .filter((from) => !(/^(kit|vue)\//.test(name) && DESCRIPTIONS.test(from)))
        .map((from) => `${name}: ${from}`);
    });
    assert.deepEqual(strange, []);
  });

  it('have a core that knows no framework, so that another one can render it', () => {
    const core = SOURCES.filter((name) => name.startsWith('kit/core/'));
    assert.ok(core.length > 15);
    for (const name of core) {
      const text = readFileSync(join(ROOT, 'sub-apps', name), 'utf8');
      assert.doesNotMatch(text, /from '(react|vue|lucide|@tiptap|\.\.\/(?!\.\.\/))/, name);
    }
  });

  describe('the built applications', () => {
    before(ensurePortalBuild);
    const folder = join(DIST, 'micro');

    it('are the eleven of the portal, and the shared files of the kit', () => {
      assert.deepEqual(readdirSync(folder).sort(), [...APPLICATIONS.map(({ module }) => module), SHARED].sort());
    });
    it('share all but a few bytes: a second application of the kit fetches nothing that the first one had', () => {
      const partsOf = (module: string) =>
        readEntryPage(readFileSync(join(folder, module, 'index.html'), 'utf8')).parts.filter(
          (part) => !part.startsWith(`/micro/${module}/`),
        );
      const own = statSync(join(folder, 'oms/assets', readdirSync(join(folder, 'oms/assets'))[0] ?? '')).size;
      assert.deepEqual(partsOf('crm'), partsOf('oms'));
      assert.ok(own < 500, `${own} bytes`);
    });
    for (const { module } of APPLICATIONS) {
      it(`${module} requests only its own and shared files, precompressed, and runs nothing inline`, () => {
        const { base = '', inline, parts } = readEntryPage(readFileSync(join(folder, module, 'index.html'), 'utf8'));
        assert.deepEqual(inline, []);
        assert.ok(parts.length >= 2);
        for (const part of parts) {
          const { pathname } = new URL(part, new URL(base, `http://portal/micro/${module}/`));
          assert.match(pathname, new RegExp(`^/micro/(${module}|${SHARED}/assets)/`));
          for (const ending of ['', '.br', '.gz'])
            assert.ok(existsSync(join(DIST, pathname + ending)), pathname + ending);
        }
      });
    }
  });
});
