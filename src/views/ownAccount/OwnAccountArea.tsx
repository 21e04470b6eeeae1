import { lazyScreen } from '../common/dom/lazyScreen.ts';

const OwnAccount = lazyScreen(() => import('./OwnAccount.tsx'), 'OwnAccount');

/** The flows of the area run on every page, so its pages load only when they are visited. */
export function OwnAccountArea() {
  return <OwnAccount />;
}
