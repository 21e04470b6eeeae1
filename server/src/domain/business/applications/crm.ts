import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { followUpBehaviour, opportunityBehaviour, warnOfDue } from './crm/behaviours.ts';
import { contact, customer } from './crm/customer.ts';
import { followUp } from './crm/followUp.ts';
import { opportunity } from './crm/opportunity.ts';

/** Customers, their contacts, what they may buy, and follow-ups with them. */
export const crm = defineApplication({
  application: {
    code: 'crm',
    label: text('客户关系', 'Customers'),
    policy: 'CRM_Auth',
    menu: [{ resources: ['opportunity', 'customer', 'contact', 'followUp'] }],
    resources: [opportunity, customer, contact, followUp],
  },
  behaviours: { opportunity: opportunityBehaviour, followUp: followUpBehaviour },
  sweep: warnOfDue,
});
