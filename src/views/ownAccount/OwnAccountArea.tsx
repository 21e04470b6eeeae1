import { lazyScreen } from '../common/dom/lazyScreen.ts';

const OwnAccountPage = lazyScreen(() => import('./OwnAccountPage.tsx'), 'OwnAccountPage');

/** The flows of the area run on every page, so the page itself comes when it is looked at. */
export function OwnAccountArea() {
  return <OwnAccountPage />;
}
