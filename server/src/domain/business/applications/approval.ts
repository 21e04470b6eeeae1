import { sweepApprovals } from '../approval/sweep.ts';
import { defineApplication } from '../engine/define.ts';

/** Approvals: what is asked for lies in tables of its own, behind calls of its own, so there is no resource here. */
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
