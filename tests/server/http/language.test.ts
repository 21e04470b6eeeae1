import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageOf } from '../../../server/src/errors/text.ts';

describe('the language of an answer', () => {
  const cases: readonly (readonly [header: string | undefined, language: 'en' | 'zh', why: string])[] = [
    [undefined, 'zh', 'nothing said'],
    ['', 'zh', 'nothing said'],
    ['*', 'zh', 'whatever there is'],
    ['fr', 'zh', 'neither of the two'],
    ['fr,de;q=0.5', 'zh', 'neither of the two'],
    ['en', 'en', 'English'],
    ['EN-us', 'en', 'English of a country, in whatever case'],
    ['zh-Hans-CN', 'zh', 'Chinese in a script'],
    ['fr, en;q=0.5', 'en', 'the one of the two that is read'],
    ['en,zh', 'en', 'the first of two that are read alike'],
    ['zh,en', 'zh', 'the first of two that are read alike'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh', 'as a Chinese browser says it'],
    ['en-GB,en;q=0.9,zh;q=0.8', 'en', 'as an English browser says it'],
    ['zh;q=0.2,en;q=0.9', 'en', 'the one that is read better, though it stands second'],
    ['en;q=0.2 , zh ; q=0.9', 'zh', 'the same with blanks'],
    ['zh;q=0,en;q=0.1', 'en', 'a quality of nought refuses'],
    ['en;q=0', 'zh', 'a quality of nought refuses'],
    ['en;q=x,zh;q=0.1', 'zh', 'a quality that is none is as good as nought'],
    ['enm,zh', 'zh', 'Middle English is another language'],
  ];
  for (const [header, language, why] of cases) {
    it(`is ${language} for ${JSON.stringify(header)}: ${why}`, () => {
      assert.equal(languageOf(header), language);
    });
  }
});
