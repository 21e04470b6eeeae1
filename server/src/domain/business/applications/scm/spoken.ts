import { field, options } from '../../words.ts';

/** The language in which a person without an account has filled in a form; answers use the same language. */
export const spokenField = field('language', 'choice', '沟通语言', 'Language', {
  readOnly: true,
  options: options({ zh: ['中文', 'Chinese'], en: ['英文', 'English'] }),
});
