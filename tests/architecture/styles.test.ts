import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { checkStyles, plainStyleFaults, styleFaults } from '../../scripts/support/styleCheck.ts';

const THEME = ['--t1', '--avatarBg'];
const SOUND = {
  'shell/Header.tsx':
    "import looks from '../common/looks.module.css';\nimport styles from './header.module.css';\n\nconst classNames = [styles.header, looks.code];\nconst style = { '--h': 20 };\n",
  'shell/header.module.css':
    '.header:not(:global(.ant-btn)) {\n  --own: 1px;\n  color: var(--t1);\n  background: oklch(var(--avatarBg) var(--h));\n  border: var(--own) solid transparent;\n  animation: come 1s;\n}\n@keyframes come {\n  from {\n    color: currentcolor;\n  }\n}\n',
  'common/looks.module.css': '.code {\n  color: inherit;\n}\n',
  'base.css': '#root .ant-btn {\n  color: var(--t1);\n}\n',
};

describe('the check of the styles', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'styles-'));
  });
  after(() => rm(folder, { recursive: true }));

  const write = async (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
  };
  beforeEach(() => write(SOUND));
  /** The findings when `text` follows the contents of one sound file. */
  const faultsWith = async (file: keyof typeof SOUND, text: string) => {
    await write({ [file]: SOUND[file] + text });
    return styleFaults(folder, THEME);
  };

  it('finds nothing in sound styles', async () => {
    assert.deepEqual(await styleFaults(folder, THEME), []);
  });

  it('finds an unused class, even if only a longer name uses it', async () => {
    assert.deepEqual(await faultsWith('shell/header.module.css', '.head { color: inherit }'), [
      'shell/header.module.css: nobody uses the class head.',
    ]);
  });

  for (const selector of ['.header > :not(.gone)', ':is(.gone, .header)', '.header:has(> .gone)'])
    it(`finds an unused class in ${selector}`, async () => {
      assert.deepEqual(await faultsWith('shell/header.module.css', `${selector} { color: inherit }`), [
        'shell/header.module.css: nobody uses the class gone.',
      ]);
    });

  it('finds a class that is not defined', async () => {
    assert.deepEqual(await faultsWith('shell/Header.tsx', 'const other = styles.heading;'), [
      'shell/Header.tsx: header.module.css has no class heading.',
    ]);
  });

  it('finds a class whose name cannot be determined', async () => {
    assert.deepEqual(await faultsWith('shell/Header.tsx', 'const other = styles[kind];'), [
      'shell/Header.tsx: name classes as styles.header, so that it is seen which are used.',
    ]);
  });

  it('finds a class written as text', async () => {
    assert.deepEqual(await faultsWith('shell/Header.tsx', 'const Other = () => <p className="header" />;'), [
      'shell/Header.tsx: className="header" is text: take it from a module.',
    ]);
  });

  it('finds a class of another folder', async () => {
    await write({
      'todo/List.tsx': "import styles from '../shell/header.module.css';\n\nconst name = styles.header;\n",
    });
    const faults = await styleFaults(folder, THEME);
    await rm(join(folder, 'todo'), { recursive: true });
    assert.deepEqual(faults, [
      "todo/List.tsx: header.module.css is another folder's: use the component that it belongs to.",
    ]);
  });

  for (const value of [
    'color: #fff',
    'color: white',
    'background: rgb(18 24 36 / 0.2)',
    'background: oklch(0.4 0.06 var(--h))',
    'background: rgb(0 0 0 / var(--t1))',
    'border: 1px solid red',
    'box-shadow: 0 0 0 1px var(--t1), 0 1px 2px #0003',
    'background: color-mix(in srgb, var(--t1) 90%, black)',
  ])
    it(`finds the colour in ${value}`, async () => {
      const faults = await faultsWith('shell/header.module.css', `.header { ${value} }`);
      assert.equal(faults.length, 1);
      assert.match(faults[0] ?? '', /^shell\/header\.module\.css: .* is a colour: take it from src\/theme/);
    });

  it('finds a colour in the code of a view', async () => {
    assert.deepEqual(await faultsWith('shell/Header.tsx', "const INK = '#14171C';"), [
      'shell/Header.tsx: #14171C is a colour: take it from src/theme.',
    ]);
  });

  it('finds a custom property that neither theme nor view sets', async () => {
    assert.deepEqual(await faultsWith('shell/header.module.css', '.header { color: var(--t9) }'), [
      'shell/header.module.css: neither theme nor view sets --t9.',
    ]);
  });

  it('finds classes of plain sheets that are unused or have no rule', async () => {
    await write({
      'plain/app.css': '.row { color: inherit }\n.row > .gone { color: inherit }\n',
      'plain/App.tsx': 'const App = () => <p className="row said" />;\n',
    });
    const faults = await plainStyleFaults(join(folder, 'plain'));
    await rm(join(folder, 'plain'), { recursive: true });
    assert.deepEqual(faults, ['app.css: nobody uses the class gone.', 'App.tsx: no sheet has the class said.']);
  });

  it('finds nothing in the portal and the applications', async () => {
    assert.deepEqual(await checkStyles(), []);
  });
});
