import { lazyScreen } from '../common/dom/lazyScreen.ts';

const OwnAccount = lazyScreen(() => import('./OwnAccount.tsx'), 'OwnAccount');

/** The flows of the area run on every page, so its pages come when they are looked at. */
export function OwnAccountArea() {
  return <OwnAccount />;
}
