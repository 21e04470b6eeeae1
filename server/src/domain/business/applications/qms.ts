import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { inspection } from './qms/inspection.ts';
import { checkInspection, checkNonconformity, close, judge, laySteps } from './qms/judging.ts';
import { nonconformity } from './qms/nonconformity.ts';

/** Quality: inspections, and what is done about failures. */
export const qms = defineApplication({
  application: {
    code: 'qms',
    label: text('质量管理', 'Quality'),
    policy: 'QMS_Auth',
    menu: [{ resources: ['inspection', 'nonconformity'] }],
    resources: [inspection, nonconformity],
  },
  behaviours: {
    inspection: { check: checkInspection, effects: { judge } },
    nonconformity: { check: checkNonconformity, effects: { created: laySteps, close } },
  },
});
