/** Every area of the product by name. Each is a chunk of its own: no other page pays for it. */
export const AREAS = {
  portal: () => import('./portal.ts'),
  subApps: () => import('./subApps.ts'),
  console: () => import('./console.ts'),
  actionLog: () => import('./actionLog.ts'),
  companyPortal: () => import('./companyPortal.ts'),
} as const;
