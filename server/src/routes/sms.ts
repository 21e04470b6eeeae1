import * as calls from '../../../contract/account.ts';
import { registerAccount, resetPassword } from '../auth/accounts.ts';
import { signInBySms } from '../auth/codeSignIn.ts';
import { deviceOf } from '../auth/device.ts';
import { disputeChange } from '../auth/disputes.ts';
import { attemptOf, secondStepOf } from '../auth/signInAttempt.ts';
import { CODE_LIFE_SECONDS, checkCode, exchangeCode, RESEND_SECONDS, sendCode } from '../auth/smsCodes.ts';
import { acceptInvitations } from '../domain/console/invitations.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

/** The fields that identify a code. */
const askedBy = ({ phoneNumber, ...rest }: { phoneNumber: string; purpose: calls.SmsPurpose; code: string }) => ({
  phone: phoneNumber,
  ...rest,
});

/** Codes by text message and the calls they give access to (§7 "Account and session"). */
export const smsRoutes: readonly Route[] = [
  route(calls.sendSmsCode, OPEN, async ({ body, request, auth }) => {
    const language = languageOf(request.headers['accept-language']);
    await sendCode(auth, { phone: body.phoneNumber, purpose: body.purpose, language }, deviceOf(request));
    return { expiresIn: CODE_LIFE_SECONDS, resendAfter: RESEND_SECONDS };
  }),
  route(calls.verifySmsCode, OPEN, async ({ body, request, auth }) => ({
    isValid: await checkCode(auth, askedBy(body), deviceOf(request), false),
  })),
  route(calls.register, OPEN, async ({ body: { phoneNumber: phone, ...body }, request, auth, database, services }) => {
    const id = await registerAccount(auth, { ...body, phone }, deviceOf(request));
    await database.inHost((db) => acceptInvitations(db, services, id, phone));
    return { id };
  }),
  route(calls.checkVerificationCode, OPEN, async ({ body, request, auth }) => ({
    resetToken: await exchangeCode(auth, askedBy(body), deviceOf(request)),
  })),
  route(calls.resetPassword, OPEN, ({ body, request, auth }) =>
    resetPassword(auth, body.resetToken, body.password, deviceOf(request)),
  ),
  route(calls.disputeChange, OPEN, async ({ body, request, auth }) => ({
    phoneNumber: await disputeChange(auth, body.ticket, deviceOf(request)),
  })),
  route(calls.requestTokenBySms, { binding: 'open', failures: 'oauth' }, ({ body, request, auth }) =>
    signInBySms(auth, body, attemptOf(request, body.client_id, secondStepOf(body))),
  ),
];
