import type { Route } from '../http/route.ts';
import { companyRoutes } from './companies.ts';
import { configurationRoutes } from './configuration.ts';
import { logoutRoute } from './logout.ts';
import { ownSessionRoutes } from './ownSessions.ts';
import { qrRoutes } from './qrSignIn.ts';
import { smsRoutes } from './sms.ts';
import { tokenRoute } from './token.ts';

/** Every route of account and session level. */
export const hostRoutes: readonly Route[] = [
  tokenRoute,
  logoutRoute,
  ...companyRoutes,
  ...configurationRoutes,
  ...smsRoutes,
  ...qrRoutes,
  ...ownSessionRoutes,
];
