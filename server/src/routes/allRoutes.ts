import { hostRoutes } from '../host/hostRoutes.ts';
import type { Route } from '../http/route.ts';
import { domainRoutes } from './domainRoutes.ts';

/** Every call this server answers. */
export const allRoutes: readonly Route[] = [...hostRoutes, ...domainRoutes];
