import { externalFailures, FAILURE_PARAMETER, TICKET_PARAMETER } from '../../contract/externalSignIn.ts';
import { EXTERNAL_FAILURES, RETURNED } from '../../src/constants/externalSignIn.ts';

it('the portal reads what the contract says that a provider’s way back ends with', () => {
  expect(RETURNED).toEqual({ ticket: TICKET_PARAMETER, failure: FAILURE_PARAMETER });
  expect(EXTERNAL_FAILURES).toEqual(externalFailures);
});
