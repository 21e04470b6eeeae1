import { reviewedRequestMachine } from '../../lib/reviewedRequest.ts';

/** Real-name authentication of an account (CON-1). */
export const realNameAuthenticationMachine = reviewedRequestMachine('realNameAuthentication', 'realName', 'account');
