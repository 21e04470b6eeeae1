import { externalFailures, FAILURE_PARAMETER, TICKET_PARAMETER } from '../../contract/externalSignIn.ts';
import { EXTERNAL_FAILURES, RETURNED } from '../../src/constants/externalSignIn.ts';

it('the portal reads the outcome that the contract puts at the end of a provider’s return address', () => {
  expect(RETURNED).toEqual({ ticket: TICKET_PARAMETER, failure: FAILURE_PARAMETER });
  expect(EXTERNAL_FAILURES).toEqual(externalFailures);
});
