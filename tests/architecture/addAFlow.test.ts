import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const page = readFileSync(join(ROOT, 'docs/addAFlow.md'), 'utf8');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const steps = page.split(/^## \d\. /m).slice(1);

/** What each step's files must contain for the step to be true. */
const PROOFS: readonly Readonly<Record<string, RegExp>>[] = [
  { 'contract/notices.ts': /export const listNotices/, 'src/services/api/notices.ts': /toEndpoint\(listNotices/ },
  { 'src/features/notices/noticesSlice.ts': /defineResource<[\s\S]*addResource\([\s\S]*scoped\('company'/ },
  { 'src/sagas/notices.ts': /^\/\/ Spec §[\s\S]*whileShellOpen\([\s\S]*keepFresh\([\s\S]*load\(latestNotices/ },
  {
    'src/sagas/shellFlows.ts': /^ {2}notices,$/m,
    'src/store/portalReducers.ts': /notices: noticesReducer/,
    'src/areas/portal.ts': /portalReducers[\s\S]*shellFlows/,
  },
  { 'src/views/shell/NoticesPanel.tsx': /selectNotices[\s\S]*latestNotices\.wanted\(\)/ },
  {
    'tests/flows/workbench.test.ts': /expect\(notices\.latest\.data\)\.toHaveLength\(8\)/,
    'tests/views/shell/header.test.tsx': /it\('HDR-5 shows the first eight notices/,
    'tests/e2e/companyPortal.test.ts': /test\('HDR-4 HDR-5 .* a notice opens from the header/,
    'tests/support/scenarios/portalFlows.ts': /flow: 'notices'/,
  },
];

describe('docs/addAFlow.md', () => {
  it('has six steps', () => {
    assert.equal(steps.length, PROOFS.length);
  });
  it('names files that exist', () => {
    const named = [...page.matchAll(/`((?:src|contract|tests|docs)\/[\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file);
    assert.ok(named.length > 10);
    assert.deepEqual(
      named.filter((file) => !existsSync(join(ROOT, file))),
      [],
    );
  });
  it('shows code that is in the files it names', () => {
    const quoted = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.trim());
    const sources = ['src/services/api/notices.ts', 'src/features/notices/noticesSlice.ts'].map(read).join('\n');
    assert.equal(quoted.length, 2);
    for (const code of quoted) assert.ok(sources.includes(code), code);
  });
  for (const [index, proof] of PROOFS.entries())
    it(`step ${index + 1} is what the example does`, () => {
      for (const [file, found] of Object.entries(proof)) {
        assert.match(steps[index] ?? '', new RegExp(file.replace(/^src\/areas.*/, 'chunk')));
        assert.match(read(file), found);
      }
    });
});
