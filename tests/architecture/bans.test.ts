import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { REFUSED_GLOBALS } from '../../lint/globals.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { findingsOf, lintSnippets } from './support/lintSnippets.ts';

interface Ban {
  readonly path: string;
  readonly code: string;
  readonly rule: string;
  /** Paths where the same code is at home and must pass. */
  readonly homes?: readonly string[];
}

/** Globals that must be refused whatever lint/globals.ts says, so that its list cannot shrink unnoticed. */
const MUST_BE_DENIED = (
  'fetch XMLHttpRequest localStorage sessionStorage indexedDB WebSocket EventSource BroadcastChannel setTimeout ' +
  'setInterval requestAnimationFrame crypto performance location history navigator document window globalThis self'
).split(' ');

const globalBans: Ban[] = Object.keys(REFUSED_GLOBALS).flatMap((name) =>
  ['features', 'sagas', 'store', 'views'].map((floor) => ({
    path: `src/${floor}/globals/${name}.ts`,
    code: `export const used = () => ${name};\n`,
    rule: 'lint/style/noRestrictedGlobals',
    homes: [`src/services/browser/${name}.ts`],
  })),
);

const inSaga = (line: string): string => `export function* flow(): Generator {\n  ${line}\n}\n`;
const PLUGIN = 'plugin';
const pluginBans: Record<string, Ban[]> = {
  'clock.grit': ['Date.now()', 'new Date()', 'Math.random()', 'Date()', 'dayjs()', '[1].map(Math.random)'].flatMap(
    (expression, index) =>
      ['features', 'lib', 'sagas', 'store', 'views'].map((floor) => ({
        path: `src/${floor}/clock/c${index}.ts`,
        code: `export const used = ${expression};\n`,
        rule: PLUGIN,
        homes: [`src/services/browser/clock${index}.ts`],
      })),
  ),
  'literalDelay.grit': [
    ...['yield* delay(5000);', 'yield* delay(5 * 1_000);', 'yield* delay(500, true);'].map((line, index) => ({
      path: `src/sagas/delays/d${index}.ts`,
      code: inSaga(line),
      rule: PLUGIN,
    })),
    ...['setTimeout(used, 500)', 'setInterval(used, 5 * 1000)'].map((call, index) => ({
      path: `src/services/waits/w${index}.ts`,
      code: `export const used = () => ${call};\n`,
      rule: PLUGIN,
    })),
  ],
  'plainYield.grit': ['yield call(send);', 'const a = yield take(x); use(a);', 'yield;'].map((line, index) => ({
    path: `src/sagas/yields/y${index}.ts`,
    code: inSaga(line),
    rule: PLUGIN,
  })),
  'eventChannel.grit': ['eventChannel(listen)', 'eventChannel<string>(listen, buffers.none())'].map((made, index) => ({
    path: `src/sagas/channelsMade/c${index}.ts`,
    code: `export const used = ${made};\n`,
    rule: PLUGIN,
    homes: [`src/sagas/channels/c${index}.ts`],
  })),
  'matchByType.grit': [
    'builder.addMatcher((action) => action.payload > 1, reduce)',
    'builder.addCase(begun, reduce).addMatcher(isLate, reduce)',
    'builder.addDefaultCase(reduce)',
  ].flatMap((code, index) =>
    ['features', 'lib', 'store'].map((floor) => ({
      path: `src/${floor}/matched/m${index}.ts`,
      code: `${code};\n`,
      rule: PLUGIN,
      homes: [`src/services/matched${index}.ts`],
    })),
  ),
  'moduleState.grit': [
    'let latest = 0;',
    'export let latest = 0;',
    'const known = new Map<string, number>();',
    'export const known = new Set([1]);',
    'const known: Map<string, number> = readKnown();\nconst former: Map<string, number> = new Map();',
    'const rows: string[] = [];',
    'const rows = [];',
    'const byId: Record<string, number> = {};',
  ].flatMap((code, index) =>
    ['features', 'sagas'].map((floor) => ({
      path: `src/${floor}/kept/k${index}.ts`,
      code: `${code}\n`,
      rule: PLUGIN,
      homes: [`src/services/browser/kept${index}.ts`],
    })),
  ),
  'allArray.grit': [{ path: 'src/sagas/alls/a.ts', code: inSaga('yield* all([call(a), call(b)]);'), rule: PLUGIN }],
  'awaitInViews.grit': ['async () => await x', 'x.then((y) => y)'].map((expression, index) => ({
    path: `src/views/part/w${index}.tsx`,
    code: `export const used = ${expression};\n`,
    rule: PLUGIN,
    homes: [`src/views/common/dom/w${index}.tsx`],
  })),
  'typesFromContract.grit': ['features', 'sagas', 'views'].map((floor) => ({
    path: `src/${floor}/part/contract.ts`,
    code: "import { company } from '../../../contract/companies.ts';\n\nexport const used = company;\n",
    rule: PLUGIN,
    homes: ['src/services/api/contract.ts'],
  })),
};

const effects = ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useReducer'];
const otherBans: Ban[] = [
  ...effects.map((name) => ({
    path: `src/views/part/${name}.tsx`,
    code: `import { ${name} } from 'react';\n\nexport const used = ${name};\n`,
    rule: 'lint/style/noRestrictedImports',
    homes: [`src/views/common/dom/${name}.tsx`],
  })),
  ...['useDispatch', 'useSelector'].map((name) => ({
    path: `src/views/part/${name}.tsx`,
    code: `import { ${name} } from 'react-redux';\n\nexport const used = ${name};\n`,
    rule: 'lint/style/noRestrictedImports',
    homes: [`src/store/${name}.ts`],
  })),
  {
    path: 'src/views/part/message.tsx',
    code: "import { message } from 'antd';\n\nexport const used = message;\n",
    rule: 'lint/style/noRestrictedImports',
    homes: ['src/views/feedback/message.tsx'],
  },
  ...['selectThing', 'thingReducer'].map((name) => ({
    path: `src/features/part/${name}.ts`,
    code: `import { ${name} } from '../other/otherSlice.ts';\n\nexport const used = ${name};\n`,
    rule: 'lint/style/noRestrictedImports',
  })),
  { path: 'src/lib/a.ts', code: 'export const used: any = 1;\n', rule: 'lint/suspicious/noExplicitAny' },
  {
    path: 'src/views/part/html.tsx',
    code: 'export const used = (x: string) => <p dangerouslySetInnerHTML={{ __html: x }} />;\n',
    rule: 'lint/security/noDangerouslySetInnerHtml',
    homes: ['src/views/common/RichText.tsx'],
  },
  { path: 'src/lib/b.ts', code: 'export default 1;\n', rule: 'lint/style/noDefaultExport', homes: ['b.config.ts'] },
  { path: 'src/lib/index.ts', code: "export { a } from './a.ts';\n", rule: 'lint/performance/noBarrelFile' },
  { path: 'src/lib/all.ts', code: "export * from './a.ts';\n", rule: 'lint/performance/noReExportAll' },
  { path: 'server/src/ext.ts', code: "import './a';\n", rule: 'lint/correctness/useImportExtensions' },
  {
    path: 'server/src/log.ts',
    code: 'console.log(1);\n',
    rule: 'lint/suspicious/noConsole',
    homes: ['scripts/log.ts'],
  },
  { path: 'tests/only.test.ts', code: "it.only('x', () => {});\n", rule: 'lint/suspicious/noFocusedTests' },
  { path: 'tests/skip.test.ts', code: "it.skip('x', () => {});\n", rule: 'lint/suspicious/noSkippedTests' },
  { path: 'src/lib/long.ts', code: 'let a;\n'.repeat(251), rule: 'lint/style/noExcessiveLinesPerFile' },
  ...['first', 'second'].map((name) => ({
    path: `src/lib/${name}.ts`,
    code: `import { x } from './${name === 'first' ? 'second' : 'first'}.ts';\n\nexport const y = () => x;\n`,
    rule: 'lint/suspicious/noImportCycles',
  })),
];

const bans = [...globalBans, ...Object.values(pluginBans).flat(), ...otherBans];
const files = bans.flatMap(({ path, code, homes = [] }) => [path, ...homes].map((each) => [each, code] as const));
/** What a function holds while it runs, and what cannot be changed, is not module state. */
const HELD = [
  "export const names: ReadonlyMap<string, string> = new Map([['a', 'b']]);",
  'export const NONE: readonly string[] = [];',
  'export const table = { a: 1 };',
  'export function* flow(): Generator {\n  let tries = 0;\n  const seen = new Map();\n  tries += 1;\n  yield* all({ tries, seen });\n}',
  'export const count = () => {\n  let sum = 0;\n  sum += 1;\n  return sum;\n};',
].map((code, index) => [`src/sagas/kept/held${index}.ts`, `${code}\n`] as const);
const BY_TYPE = 'src/features/matched/byType.ts';
const NAMED_WAIT = 'src/sagas/delays/named.ts';
const SHARED_RULE = 'src/views/part/sharedRule.ts';
const neighbours = {
  'server/src/a.ts': 'export const a = 1;\n',
  ...Object.fromEntries(HELD),
  [BY_TYPE]: 'builder.addMatcher(begun.match, reduce).addMatcher(isAnyOf(begun, ended), reduce);\n',
  [NAMED_WAIT]: inSaga('yield* delay(TIMING.retryMs);'),
  [SHARED_RULE]: "import { isDay } from '../../../contract/rules/days.ts';\n\nexport const used = isDay;\n",
};
const found = lintSnippets({ ...Object.fromEntries(files), ...neighbours });

// A reducer is pure because nothing impure passes the lint rules of its floor.
describe('DEV-1 banned code, found everywhere but in its one home', () => {
  for (const { path, rule, code, homes = [] } of bans) {
    it(`${rule} in ${path}: ${code.slice(0, 60).replaceAll('\n', ' ')}`, () => {
      assert.notEqual(findingsOf(found, path, rule).length, 0, JSON.stringify(found.get(path)));
      for (const home of homes) assert.deepEqual(findingsOf(found, home, rule), []);
    });
  }
  it('no global is dropped from the list of denied ones', () => {
    assert.deepEqual(
      MUST_BE_DENIED.filter((name) => !(name in REFUSED_GLOBALS)),
      [],
    );
  });
  it('every plugin of lint/ is tested here', () => {
    const plugins = readdirSync(join(ROOT, 'lint')).filter((name) => name.endsWith('.grit'));
    assert.deepEqual(Object.keys(pluginBans).sort(), plugins.sort());
  });
  it('a named wait passes, and so do an event matched by its type and a rule shared by both sides', () => {
    for (const path of [NAMED_WAIT, BY_TYPE, SHARED_RULE]) assert.deepEqual(findingsOf(found, path, PLUGIN), [], path);
  });
  it('what is held while a function runs passes, and so do constants', () => {
    for (const [path] of HELD) assert.deepEqual(findingsOf(found, path, PLUGIN), [], path);
  });
  it('every finding of a plugin says what to do', () => {
    for (const { path, rule } of Object.values(pluginBans).flat()) {
      for (const { text } of findingsOf(found, path, rule)) assert.match(text, /:/);
    }
  });
});
