import { sweepApprovals } from '../approval/sweep.ts';
import { defineApplication } from '../engine/define.ts';

/** Approvals: requests have their own tables and their own calls, so there is no resource here. */
export const approval = defineApplication({
  application: {
    code: 'approval',
    label: { zh: '流程审批', en: 'Approvals' },
    policy: 'BPM_Auth',
    menu: [],
    resources: [],
  },
  sweep: async ({ work }) => void (await sweepApprovals(work)),
});
