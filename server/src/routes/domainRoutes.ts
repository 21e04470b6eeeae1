import type { Route } from '../http/route.ts';
import { accountRoutes } from './accounts.ts';
import { aiChatRoutes } from './aiChat.ts';
import { consoleRoutes } from './console.ts';
import { consoleHostRoutes } from './consoleHost.ts';
import { homePortalRoutes } from './homePortal.ts';
import { notificationRoutes } from './notifications.ts';
import { organisationRoutes } from './organisation.ts';
import { referenceRoutes } from './reference.ts';
import { scheduleRoutes } from './schedules.ts';
import { taskRoutes } from './tasks.ts';
import { workbenchRoutes } from './workbench.ts';

/** Every route whose work lies in `domain/`. */
export const domainRoutes: readonly Route[] = [
  ...notificationRoutes,
  ...taskRoutes,
  ...scheduleRoutes,
  ...workbenchRoutes,
  ...organisationRoutes,
  ...homePortalRoutes,
  ...referenceRoutes,
  ...accountRoutes,
  ...consoleRoutes,
  ...consoleHostRoutes,
  ...aiChatRoutes,
];
