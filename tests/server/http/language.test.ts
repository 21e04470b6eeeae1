import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageOf } from '../../../server/src/errors/text.ts';

describe('the language of an answer', () => {
  const cases: readonly (readonly [header: string | undefined, language: 'en' | 'zh', why: string])[] = [
    [undefined, 'zh', 'no preference'],
    ['', 'zh', 'no preference'],
    ['*', 'zh', 'any language'],
    ['fr', 'zh', 'neither language supported'],
    ['fr,de;q=0.5', 'zh', 'neither language supported'],
    ['en', 'en', 'English'],
    ['EN-us', 'en', 'a regional English, in any case'],
    ['zh-Hans-CN', 'zh', 'Chinese with a script'],
    ['fr, en;q=0.5', 'en', 'the only supported one'],
    ['en,zh', 'en', 'the first of two equals'],
    ['zh,en', 'zh', 'the first of two equals'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh', 'what a Chinese browser sends'],
    ['en-GB,en;q=0.9,zh;q=0.8', 'en', 'what an English browser sends'],
    ['zh;q=0.2,en;q=0.9', 'en', 'the higher quality, though listed second'],
    ['en;q=0.2 , zh ; q=0.9', 'zh', 'the same with spaces'],
    ['zh;q=0,en;q=0.1', 'en', 'quality 0 refuses'],
    ['en;q=0', 'zh', 'quality 0 refuses'],
    ['en;q=x,zh;q=0.1', 'zh', 'an invalid quality counts as 0'],
    ['enm,zh', 'zh', 'Middle English is another language'],
  ];
  for (const [header, language, why] of cases) {
    it(`is ${language} for ${JSON.stringify(header)}: ${why}`, () => {
      assert.equal(languageOf(header), language);
    });
  }
});
