import type { Texts } from '../../i18n/texts.ts';
import type { TextKey } from '../../i18n/types.ts';
import type { Message } from '../../lib/message.ts';
import type { TextFunction } from './useText.ts';

type Params = Readonly<Record<string, string | number>>;

/** Returns words for the keys and messages of `texts`. */
export function textFunction(texts: Texts): TextFunction {
  const words = (key: string, params: Params = {}): string => {
    const namespace = key.slice(0, key.indexOf(':'));
    // English has a singular; Chinese has none.
    const singular = params.count === 1 && texts.language === 'en-US' ? texts.find(`${key}_one`) : undefined;
    const text = singular ?? texts.find(key) ?? key.slice(namespace.length + 1);
    // A flow that passes `action: 'switch'` knows no language; the catalogue may have a word for it, `action_switch`.
    const word = (name: string): string => {
      const value = params[name] ?? '';
      return typeof value === 'number' ? String(value) : (texts.find(`${namespace}:${name}_${value}`) ?? value);
    };
    return text.includes('{') ? text.replace(/\{(\w+)\}/g, (_, name: string) => word(name)) : text;
  };
  return (what: TextKey | Message, params?: Params) => {
    if (typeof what === 'string') return words(what, params);
    if (!('text' in what)) return words(what.key, what.params);
    return what.language && what.language !== texts.language ? words('errors:inOtherLanguage') : what.text;
  };
}
