import * as calls from '../../../contract/secondStep.ts';
import { deviceOf } from '../auth/device.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  disableSecondStep,
  readSecondStep,
  renewRecoveryCodes,
  resetSecondStep,
} from '../auth/secondStep.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;
const FRESH = { ...OPEN, needsReauthentication: true } as const;

/** One's own second step, and resetting that of somebody who has lost it. */
export const secondStepRoutes: readonly Route[] = [
  route(calls.getSecondStep, OPEN, ({ session, auth }) => readSecondStep(auth, session)),
  route(calls.beginSecondStep, FRESH, ({ session, auth }) => beginSecondStep(auth, session)),
  // Knowing the code proves having begun, which needed re-authentication; setting up an app may outlast that.
  route(calls.confirmSecondStep, OPEN, ({ body, session, request, auth }) =>
    confirmSecondStep(auth, session, body.code, deviceOf(request)),
  ),
  route(calls.disableSecondStep, FRESH, ({ session, request, auth }) =>
    disableSecondStep(auth, session, deviceOf(request)),
  ),
  route(calls.renewRecoveryCodes, FRESH, ({ session, request, auth }) =>
    renewRecoveryCodes(auth, session, deviceOf(request)),
  ),
  route(calls.resetSecondStep, { ...FRESH, demands: POLICIES.hostConsole }, ({ body, session, request, auth }) =>
    resetSecondStep(auth, body.userNameOrPhoneNumber, session, deviceOf(request)),
  ),
];
