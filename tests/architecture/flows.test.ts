import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

function sourcesUnder(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') }));
}
const features = sourcesUnder('src/features');
const all = sourcesUnder('src');
const tests = ['tests/features', 'tests/lib'].flatMap(sourcesUnder);
const machines = all.flatMap(({ file, text }) =>
  [...text.matchAll(/export const (\w+) = defineMachine(?:<[^(]*>)?\('(\w+)'/g)].map(
    ([, variable = '', flow = '']) => ({
      file,
      variable,
      flow,
    }),
  ),
);

/** The names that a file exports; overloads of a function, and a type named like its value, are one name. */
function exportedBy(text: string): string[] {
  const single = [...text.matchAll(/^export (?:const|function\*?|async function|class|interface|type) (\w+)/gm)];
  const lists = [...text.matchAll(/^export const \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const names = [...single.map(([, name = '']) => name), ...lists.map((one) => one.replace(/^.*:/, '').trim())];
  return [...new Set(names.filter((name) => name !== ''))];
}

describe('a flow with one name, one table and one gate', () => {
  it('finds every machine', () => {
    const declared = all.flatMap(({ text }) => text.match(/= defineMachine\b/g) ?? []);
    assert.equal(machines.length, declared.length);
  });
  it('slice, events and machine of a folder carry its name, so that an action leads to its files', () => {
    const strangers = features.flatMap(({ file, text }) => {
      const flow = file.split('/')[2];
      const prefixes = [...text.matchAll(/createAction(?:<[^(]*>)?\(\s*'(\w+)\//g)];
      const slices = [...text.matchAll(/createSlice\(\{\s*name: '(\w+)'/g)];
      const strange = [...prefixes, ...slices].map(([, name]) => ({ file, name })).filter(({ name }) => name !== flow);
      // A part of the flow is named after both: orderDetailInvoice.
      const tables = machines
        .filter((one) => one.file === file && !new RegExp(`^${flow}([A-Z]|$)`).test(one.flow))
        .map((one) => ({ file, name: one.flow }));
      return [...strange, ...tables];
    });
    assert.deepEqual(strangers, [], 'name them after their folder');
  });
  it('an event is exported under its own name, so that an action leads to all who know it', () => {
    const strangers = features.flatMap(({ file, text }) => {
      const lists = [...text.matchAll(/^export const \{([^}]*)\} = \w+\.actions;/gm)].flatMap(([, list = '']) =>
        list.split(',').filter((one) => one.includes(':')),
      );
      const single = text.matchAll(/^export const (\w+) = createAction(?:<[^(]*>)?\(\s*'\w+\/(\w+)'/gm);
      return [...lists, ...[...single].filter(([, name, event]) => name !== event).map(([all]) => all)].map(
        (one) => `${file}: ${one.trim()}`,
      );
    });
    assert.deepEqual(strangers, [], 'give the event itself the longer name');
  });
  it('each slice says how long its data lives, itself or through its machine', () => {
    const endless = features.filter(({ text }) => {
      const governing = /\bgoverned\(\s*(\w+)/.exec(text)?.[1];
      const table = all.find(
        (one) => governing !== undefined && one.text.includes(`const ${governing} = defineMachine`),
      );
      return (
        /\bcreateSlice\(|\bcreateReducer\(/.test(text) && !/\bscoped\(/.test(text) && !table?.text.includes('scope: ')
      );
    });
    assert.deepEqual(
      endless.map(({ file }) => file),
      [],
      'wrap its reducer in scoped(), or name the scope in its machine',
    );
  });
  it('a name means one thing, so that no import needs an alias', () => {
    const floors = /^src\/(lib|features|sagas|services|store|constants|tape|views)\//;
    // Each layout of the sign-in page is a `variant`, loaded by the name of its folder.
    const files = all.filter(({ file }) => floors.test(file) && !/\/variants\/\w+\/variant\.ts$/.test(file));
    const names = files.flatMap(({ text }) => exportedBy(text));
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    assert.deepEqual(twice, []);
  });
  it('no function of a flow has the name of another file’s, so that its calls can be followed by name', () => {
    const sagas = all.filter(({ file }) => file.startsWith('src/sagas/'));
    const exported = new Set(sagas.flatMap(({ text }) => exportedBy(text)));
    const twice = sagas.flatMap(({ file, text }) =>
      [...text.matchAll(/^(?:const|function\*?) (\w+)/gm)]
        .filter(([, name = '']) => exported.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
    assert.deepEqual(twice, []);
  });
  it('DEV-5 each machine is played by exhaust or by a table of cases', () => {
    const unproven = machines.filter(
      ({ variable }) =>
        !tests.some(({ text }) => new RegExp(`\\b(exhaust|it\\.each)\\b[^;]*\\b${variable}\\b`).test(text)),
    );
    assert.deepEqual(unproven, [], 'play it through exhaust() in tests/features');
  });
  it('only the reload gate reloads the page', () => {
    const others = all
      .filter(({ text }) => /\breloadPage\b|location\.reload\(|\bhistory\.go\(/.test(text))
      .map(({ file }) => file);
    assert.deepEqual(
      others.sort(),
      ['src/sagas/reload.ts', 'src/services/browser/page.ts'],
      'put reload/requested with a reason: sagas/reload.ts writes everything that must survive first',
    );
  });
});
