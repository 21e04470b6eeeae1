/** @jest-environment node */
import type { TextGroup } from '../../src/i18n/catalogues.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { ShownTexts } from '../../src/i18n/shownTexts.ts';
import type { Catalogue } from '../../src/i18n/texts.ts';

const wordsFor = (language: Language, group: TextGroup): Catalogue => ({
  [group]: { said: `${group} in ${language}` },
});

/** Texts whose chunks load when the test says so. */
function slowTexts() {
  const asked = new Map<string, Chunk>();
  const texts = new ShownTexts((language, group) => {
    let come = () => {};
    let lose = () => {};
    const coming = new Promise<Catalogue>((resolve, reject) => {
      come = () => resolve(wordsFor(language, group));
      lose = () => reject(new Error('no network'));
    });
    asked.set(`${language} ${group}`, { come, lose });
    return coming;
  });
  return { texts, asked, said: (key: string) => texts.current()?.find(key) };
}
interface Chunk {
  readonly come: () => void;
  readonly lose: () => void;
}
const settle = () => new Promise((done) => setImmediate(done));

describe('ShownTexts', () => {
  it('keeps the words on the screen until the other language has all that the page has requested', async () => {
    const { texts, asked, said } = slowTexts();
    const told = jest.fn();
    texts.subscribe(told);
    void texts.show('zh-CN');
    asked.get('zh-CN entry')?.come();
    await settle();
    void texts.fetch('portal');
    asked.get('zh-CN portal')?.come();
    await settle();
    void texts.show('en-US');
    asked.get('en-US entry')?.come();
    await settle();
    expect(said('portal:said')).toBe('portal in zh-CN');
    asked.get('en-US portal')?.come();
    await settle();
    expect(said('portal:said')).toBe('portal in en-US');
    expect(texts.has('portal')).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('shows the language chosen last, whichever loads last', async () => {
    const { texts, asked } = slowTexts();
    void texts.show('en-US');
    void texts.show('zh-CN');
    asked.get('zh-CN entry')?.come();
    await settle();
    asked.get('en-US entry')?.come();
    await settle();
    expect(texts.current()?.language).toBe('zh-CN');
  });

  it('requests what was lost again, and what is on its way once', async () => {
    const { texts, asked, said } = slowTexts();
    const shown = texts.show('zh-CN');
    const lost = asked.get('zh-CN entry');
    expect(texts.fetch('entry')).toBe(texts.fetch('entry'));
    expect(asked.get('zh-CN entry')).toBe(lost);
    lost?.lose();
    while (asked.get('zh-CN entry') === lost) await settle();
    asked.get('zh-CN entry')?.come();
    await shown;
    expect(said('entry:said')).toBe('entry in zh-CN');
  });
});
