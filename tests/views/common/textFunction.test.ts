import { Texts } from '../../../src/i18n/texts.ts';
import { textFunction } from '../../../src/views/common/textFunction.ts';

const CATALOGUE = {
  palette: {
    found: '{count} results for {word}',
    found_one: '{count} result for {word}',
    moved: 'You cannot {action}.',
    action_switch: 'change the company',
  },
};
const wordsIn = (language: 'zh-CN' | 'en-US', key: string, params?: Readonly<Record<string, string | number>>) =>
  textFunction(new Texts(language, CATALOGUE))({ key: `palette:${key}`, ...(params && { params }) });

describe('textFunction', () => {
  it('inserts parameters into a text unchanged', () => {
    expect(wordsIn('en-US', 'found', { count: 2, word: '$& {word}' })).toBe('2 results for $& {word}');
    expect(wordsIn('en-US', 'found', { count: 0 })).toBe('0 results for ');
  });

  it('has a singular in English, and none in Chinese', () => {
    expect(wordsIn('en-US', 'found', { count: 1, word: 'tea' })).toBe('1 result for tea');
    expect(wordsIn('zh-CN', 'found', { count: 1, word: 'tea' })).toBe('1 results for tea');
    expect(wordsIn('en-US', 'moved', { count: 1, action: 'go' })).toBe('You cannot go.');
  });

  it('uses the catalogue’s word for a parameter', () => {
    expect(wordsIn('en-US', 'moved', { action: 'switch' })).toBe('You cannot change the company.');
  });

  it('shows the key of a missing text, even one that every object has', () => {
    expect(wordsIn('en-US', 'gone')).toBe('gone');
    expect(wordsIn('en-US', 'constructor')).toBe('constructor');
    expect(textFunction(new Texts('en-US'))({ text: 'said by the server' })).toBe('said by the server');
  });

  it('does not show a sentence of the server in another language than it was sent in', () => {
    const told = { text: '验证码错误', language: 'zh-CN' };
    const errors = { inOtherLanguage: 'Try again to see why' };
    expect(textFunction(new Texts('en-US', { errors }))(told)).toBe('Try again to see why');
    expect(textFunction(new Texts('zh-CN', { errors }))(told)).toBe('验证码错误');
  });
});
