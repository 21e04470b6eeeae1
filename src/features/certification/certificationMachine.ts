import { defineMachine } from '../../lib/machine.ts';
import { reviewedRequestTable } from '../../lib/reviewedRequest.ts';

/** Certification of a company (CON-1). */
export const certificationMachine = defineMachine('certification', {
  scope: 'company',
  ...reviewedRequestTable('certification'),
});
