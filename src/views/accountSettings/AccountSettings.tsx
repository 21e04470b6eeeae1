import type { ComponentType } from 'react';
import { type AccountScreen, accountPageOf } from '../../features/routing/accountPages.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { useTexts } from '../common/useText.ts';

/** The screen for each page of the account settings, wherever it is shown. */
const SCREENS: Readonly<Record<AccountScreen, ComponentType>> = {
  personalInfo: lazyScreen(() => import('./personalInfo/PersonalInfo.tsx'), 'PersonalInfo'),
  securitySetting: lazyScreen(() => import('./securitySetting/SecuritySetting.tsx'), 'SecuritySetting'),
};

/** The account settings: inside the console for those who may enter it, and inside their own account for everybody. */
export function AccountSettings() {
  useTexts('ownAccount');
  const page = accountPageOf(useAppSelector(selectPathname));
  if (page === null) return null;
  const Screen = SCREENS[page];
  return <Screen key={page} />;
}
