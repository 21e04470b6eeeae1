import { defineMachine } from '../../lib/machine.ts';
import { reviewedRequestTable } from '../../lib/reviewedRequest.ts';

/** Real-name authentication of an account (CON-1). */
export const realNameAuthenticationMachine = defineMachine('realNameAuthentication', {
  scope: 'session',
  ...reviewedRequestTable('realName'),
});
