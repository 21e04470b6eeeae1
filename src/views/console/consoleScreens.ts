import type { ComponentType } from 'react';
import type { ConsoleScreen } from '../../features/consoleMenu/consolePages.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';

/** The screens of the console's pages, each in its own chunk (`lazyScreen`); those of other areas are nested routes. */
export const CONSOLE_SCREENS: Readonly<Partial<Record<ConsoleScreen, ComponentType>>> = {
  dashboard: lazyScreen(() => import('./dashboard/ConsoleHome.tsx'), 'ConsoleHome'),
  openTenant: lazyScreen(() => import('./openTenant/OpenTenant.tsx'), 'OpenTenant'),
  consoleActs: lazyScreen(() => import('./consoleActs/ConsoleActs.tsx'), 'ConsoleActs'),
  myOrganization: lazyScreen(() => import('./myOrganization/MyOrganization.tsx'), 'MyOrganization'),
  authentication: lazyScreen(() => import('./certification/Certification.tsx'), 'Certification'),
  realNameAuthentication: lazyScreen(
    () => import('./realNameAuthentication/RealNameAuthentication.tsx'),
    'RealNameAuthentication',
  ),
  orderManage: lazyScreen(() => import('./orderManage/OrderManage.tsx'), 'OrderManage'),
  orderDetail: lazyScreen(() => import('./orderDetail/OrderDetail.tsx'), 'OrderDetail'),
};
