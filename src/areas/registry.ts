/** Every area of the product by name. Each is its own chunk, so other pages do not pay for it. */
export const AREAS = {
  portal: () => import('./portal.ts'),
  subApps: () => import('./subApps.ts'),
  console: () => import('./console.ts'),
  aiChat: () => import('./aiChat.ts'),
  actionLog: () => import('./actionLog.ts'),
  help: () => import('./help.ts'),
  palette: () => import('./palette.ts'),
  calendarExchange: () => import('./calendarExchange.ts'),
  codeScan: () => import('./codeScan.ts'),
  ownAccount: () => import('./ownAccount.ts'),
  accountSettings: () => import('./accountSettings.ts'),
  push: () => import('./push.ts'),
  companyPortal: () => import('./companyPortal.ts'),
} as const;
