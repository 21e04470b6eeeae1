import { reviewedRequestMachine } from '../../lib/reviewedRequest.ts';

/** Certification of a company (CON-1). */
export const certificationMachine = reviewedRequestMachine('certification', 'certification', 'company');
