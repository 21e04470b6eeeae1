import type { i18n, TFunction } from 'i18next';
import type { TextKey } from '../../i18n/types.ts';
import type { Message } from '../../lib/message.ts';
import type { TextFunction } from './useText.ts';

/** Texts without parameters, by language and key: they are asked for with every rendering, and cost more than a look. */
const plainTexts = new Map<string, string>();

function plainText({ language, exists }: i18n, t: TFunction, key: string): string {
  const place = `${language} ${key}`;
  const known = plainTexts.get(place);
  if (known !== undefined) return known;
  const text = t(key);
  // One that has not come yet is asked for again.
  if (exists(key)) plainTexts.set(place, text);
  return text;
}

/** Gives words for the keys and messages of `texts`, of which `t` is the look-up in one language. */
export function textFunction(texts: i18n, t: TFunction): TextFunction {
  const words = (key: string, params?: Readonly<Record<string, string | number>>): string => {
    if (!params) return plainText(texts, t, key);
    const namespace = key.slice(0, key.indexOf(':'));
    // A flow that puts `action: 'switch'` knows no language; the catalogue may have a word for it, `action_switch`.
    const word = (name: string, value: string | number) => {
      if (typeof value === 'number') return value;
      const wordKey = `${namespace}:${name}_${value}`;
      return texts.exists(wordKey) ? t(wordKey) : value;
    };
    return t(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, word(name, value)])));
  };
  return (what: TextKey | Message, params?: Readonly<Record<string, string | number>>) => {
    if (typeof what === 'string') return words(what, params);
    return 'text' in what ? what.text : words(what.key, what.params);
  };
}
