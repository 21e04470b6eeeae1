import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { addReport, finish, resumeWork } from './mes/progress.ts';
import { report, workOrder } from './mes/workOrder.ts';

/** Manufacturing: work orders and the reports on them. */
export const mes = defineApplication({
  application: {
    code: 'mes',
    label: text('制造执行', 'Manufacturing'),
    policy: 'MES_Auth',
    menu: [{ resources: ['workOrder', 'report'] }],
    resources: [workOrder, report],
  },
  behaviours: { workOrder: { effects: { report: addReport, finish, resume: resumeWork } } },
});
