import type { Translated } from '../types.ts';
import type { routing as source } from '../zh-CN/routing.ts';

export const routing: Translated<typeof source> = {
  companyPortal: 'Company portal',
  workbench: 'Workbench',
  console: 'Console',
  scan: 'Scan a code',
  ownAccount: 'My account',
  hr: 'HR management',
  crm: 'Customer relationship management',
  bpm: 'Business process management',
  backend: 'Management backend',
  notFoundTitle: 'There is no such page',
  notFoundSentence: 'The address may be mistyped, or the page has moved.',
  home: 'Go to the start page',
  backToWorkbench: 'Back to the workbench',
  applicationMissing: 'There is no application to open',
  applicationMissingSentence: 'Go back to the workbench and choose one under all applications.',
  applicationNotConnected: '{name} is not connected yet',
  applicationNotConnectedSentence:
    'This installation has not connected the application yet. Please contact your administrator.',
  failedTitle: 'The page could not be loaded',
  failedSentence: 'What you entered elsewhere is still there. Please try again.',
};
