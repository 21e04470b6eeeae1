import type { Route } from '../http/route.ts';
import { accountRoutes } from './accounts.ts';
import { aiChatRoutes } from './aiChat.ts';
import { approvalRoutes } from './approvals.ts';
import { attendanceMachineRoutes } from './attendanceMachines.ts';
import { businessRoutes } from './business.ts';
import { businessPublicRoutes } from './businessPublic.ts';
import { calendarFeedRoutes } from './calendarFeed.ts';
import { companyRoutes } from './companies.ts';
import { configurationRoutes } from './configuration.ts';
import { consoleRoutes } from './console.ts';
import { consoleHostRoutes } from './consoleHost.ts';
import { dashboardRoutes } from './dashboard.ts';
import { externalSignInRoute } from './externalSignIn.ts';
import { homePortalRoutes } from './homePortal.ts';
import { notificationRoutes } from './notifications.ts';
import { orderRoutes } from './orders.ts';
import { organisationRoutes } from './organisation.ts';
import { ownDataRoutes } from './ownData.ts';
import { ownSessionRoutes } from './ownSessions.ts';
import { passkeyRoutes } from './passkeys.ts';
import { pushRoutes } from './push.ts';
import { qrRoutes } from './qrSignIn.ts';
import { reauthenticationRoutes } from './reauthentication.ts';
import { referenceRoutes } from './reference.ts';
import { reviewRoutes } from './reviews.ts';
import { scheduleRoutes } from './schedules.ts';
import { secondStepRoutes } from './secondStep.ts';
import { smsRoutes } from './sms.ts';
import { taskRoutes } from './tasks.ts';
import { tenantRoutes } from './tenants.ts';
import { revocationRoute, tokenRoute } from './token.ts';
import { workbenchRoutes } from './workbench.ts';

/** Every call this server answers: account and session first, then a company's work. */
export const allRoutes: readonly Route[] = [
  tokenRoute,
  revocationRoute,
  ...companyRoutes,
  ...configurationRoutes,
  ...smsRoutes,
  ...qrRoutes,
  ...ownSessionRoutes,
  ...reauthenticationRoutes,
  ...secondStepRoutes,
  ...passkeyRoutes,
  externalSignInRoute,
  ...ownDataRoutes,
  ...notificationRoutes,
  ...pushRoutes,
  ...taskRoutes,
  ...scheduleRoutes,
  ...calendarFeedRoutes,
  ...workbenchRoutes,
  ...organisationRoutes,
  ...homePortalRoutes,
  ...referenceRoutes,
  ...accountRoutes,
  ...consoleRoutes,
  ...reviewRoutes,
  ...orderRoutes,
  ...consoleHostRoutes,
  ...dashboardRoutes,
  ...tenantRoutes,
  ...aiChatRoutes,
  ...businessRoutes,
  ...approvalRoutes,
  ...attendanceMachineRoutes,
  ...businessPublicRoutes,
];
