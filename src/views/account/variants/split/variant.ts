import { lazyScreen } from '../../../common/dom/lazyScreen.ts';
import type { AccountVariant } from '../../variant.ts';

/** The form on the left, the street side of the house on the right. */
export const variant: AccountVariant = {
  layout: 'doorLeft',
  words: {
    'zh-CN': { headline: '一扇门，通往每一间工作。', sentence: '登录一次，公司、应用与同事都在里面。' },
    'en-US': {
      headline: 'One door to every room of work.',
      sentence: 'Sign in once: companies, apps and people are inside.',
    },
  },
  Picture: lazyScreen(() => import('./Facade.tsx'), 'Facade'),
};
