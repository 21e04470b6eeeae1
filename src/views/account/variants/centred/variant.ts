import type { AccountVariant } from '../../variant.ts';

/** One sheet in the middle of an empty shell, for brands that want nothing next to the form. */
export const variant: AccountVariant = {
  layout: 'centred',
  words: {
    'zh-CN': { signInHint: '一个账号，进入您的全部公司' },
    'en-US': { signInHint: 'One account for all your companies' },
  },
};
