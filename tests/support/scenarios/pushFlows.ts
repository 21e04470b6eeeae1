import { pushWanted } from '../../../src/features/push/pushEvents.ts';
import { settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import { popoverOpened } from '../../../src/features/shell/shellSlice.ts';
import type { Backend } from '../playFlow.ts';
import { does, type Scenario } from './scenario.ts';

const CALLS = '/api/notification/push-subscriptions';
const backend: Backend = {
  [`GET ${CALLS}/key`]: { body: { publicKey: 'public' } },
  [`POST ${CALLS}`]: { status: 204 },
  [`POST ${CALLS}/end`]: { status: 204 },
};

/** What a browser is told while no tab is open. */
export const pushScenarios: readonly Scenario[] = [
  {
    flow: 'push',
    title: 'the browser is told while no tab is open, then no longer',
    backend,
    before: does(popoverOpened({ name: 'settings', by: 'press' })),
    ask: does(pushWanted(), settingsChanged({ webPush: false })),
    leadsTo: ['push/pushWanted', 'settings/settingsChanged'],
    story: [
      'push/pushWanted',
      '→ askToNotify',
      '→ subscribeToPush',
      '→ POST /api/notification/push-subscriptions',
      'settings/settingsChanged',
      'settings/settingsChanged',
      '→ unsubscribeFromPush',
      '→ POST /api/notification/push-subscriptions/end',
    ],
  },
];
