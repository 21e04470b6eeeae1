import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED_TEXTS } from './support/specifiedTexts.ts';
import { textsOf } from './support/textsOf.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Everything under a folder that looks like a text key. */
const keysNamedUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/'([a-z]\w*:[a-z]\w*)'/gi)])
    .map(([, key]) => key ?? '');
const isSingular = (key: string) => key.endsWith('_one');

describe('catalogues', () => {
  it('both languages have the same keys and the same placeholders', async () => {
    const [chinese, english] = await Promise.all([textsOf('zh-CN'), textsOf('en-US')]);
    const keys = Object.keys(english).filter((key) => !isSingular(key));
    expect(keys.sort()).toEqual(Object.keys(chinese).sort());
    for (const key of keys)
      expect([key, placeholders(english[key] ?? '')]).toEqual([key, placeholders(chinese[key] ?? '')]);
  });

  it('ERR-1 contains every text of the specification exactly, with its Chinese', async () => {
    const [chinese, english] = await Promise.all([textsOf('zh-CN'), textsOf('en-US')]);
    const keys = Object.keys(chinese);
    const missing = SPECIFIED_TEXTS.filter(
      ([en, zh]) => !keys.some((key) => english[key] === en && chinese[key] === zh),
    );
    expect(missing).toEqual([]);
    // This one belongs between the status and the address (§8).
    expect(english['errors:requestFailed']).toMatch(/^\{status\} request failed: \{url\}$/);
    expect(chinese['errors:requestFailed']).toContain('请求失败');
  });

  it.each(['zh-CN', 'en-US'] as const)('a shortcut never breaks in two at the end of a line: %s', async (language) => {
    // The help’s articles are searched for what they say, with a plain space.
    const texts = Object.entries(await textsOf(language)).filter(([key]) => !key.startsWith('helpArticles:'));
    expect(texts.filter(([, text]) => /\b(Ctrl|Alt|Shift) [A-Z]\b/.test(text))).toEqual([]);
  });

  it('every key that a flow or a slice names has a text', async () => {
    const chinese = await textsOf('zh-CN');
    const named = ['src/features', 'src/sagas'].flatMap(keysNamedUnder);
    const namespaces = new Set(Object.keys(chinese).map((key) => key.slice(0, key.indexOf(':'))));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((key) => namespaces.has(key.slice(0, key.indexOf(':'))) && !(key in chinese))).toEqual([]);
  });
});
