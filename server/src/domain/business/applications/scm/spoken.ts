import { field, options } from '../../words.ts';

/** The language in which somebody without an account has filled in a form: they are answered in it. */
export const spokenField = field('language', 'choice', '沟通语言', 'Language', {
  readOnly: true,
  options: options({ zh: ['中文', 'Chinese'], en: ['英文', 'English'] }),
});
