import * as calls from '../../../contract/account.ts';
import { createAccount, resetPasswordOf } from '../auth/accounts.ts';
import { checkClient } from '../auth/clients.ts';
import { completeSignIn } from '../auth/completeSignIn.ts';
import { deviceOf } from '../auth/device.ts';
import { parseScope } from '../auth/issueTokens.ts';
import { OAuthFailure, oauthFailures } from '../auth/oauthError.ts';
import {
  CODE_LIFE_SECONDS,
  checkCode,
  demandCode,
  giveResetTicket,
  RESEND_SECONDS,
  sendCode,
  takeResetTicket,
} from '../auth/smsCodes.ts';
import { AUTH_TEXTS } from '../auth/texts.ts';
import { businessError } from '../http/apiError.ts';
import { openRoute, type Route } from '../http/route.ts';
import { attemptOf } from './token.ts';

const TICKET_ENDED = { en: 'Please verify your phone number again.', zh: '请重新验证手机号。' } as const;

const signInBySms = openRoute(
  calls.requestTokenBySms,
  async ({ body, request, auth }) => {
    checkClient(auth.config, body.client_id, body.client_secret);
    const scope = parseScope(body.scope ?? 'offline_access portal');
    if (!scope) throw oauthFailures.invalidScope();
    const attempt = attemptOf(request, body.client_id);
    const asked = { phone: body.phoneNumber, purpose: 'login', code: body.code } as const;
    const right = await checkCode(auth, asked, attempt.device, true);
    const account = await auth.database.host
      .selectFrom('accounts')
      .select(['id', 'user_name', 'security_stamp', 'is_active'])
      .where('phone', '=', body.phoneNumber)
      .executeTakeFirst();
    if (!right || !account) throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.wrongCode));
    if (!account.is_active) throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.notAllowed));
    const { tokens } = await completeSignIn(auth, account, body.client_id, scope, attempt.device);
    return tokens;
  },
  { failures: 'oauth' },
);

/** Codes by text message and what they open (§7 "Account and session"). */
export const smsRoutes: readonly Route[] = [
  openRoute(calls.sendSmsCode, async ({ body, request, auth }) => {
    await sendCode(auth, body.phoneNumber, body.purpose, deviceOf(request));
    return { expiresIn: CODE_LIFE_SECONDS, resendAfter: RESEND_SECONDS };
  }),
  openRoute(calls.verifySmsCode, async ({ body, request, auth }) => {
    const asked = { phone: body.phoneNumber, purpose: body.purpose, code: body.code };
    return { isValid: await checkCode(auth, asked, deviceOf(request), false) };
  }),
  openRoute(calls.register, async ({ body, request, auth }) => {
    const device = deviceOf(request);
    const { userName, name, password, phoneNumber: phone, code } = body;
    const asked = { phone, purpose: 'register', code } as const;
    await demandCode(auth, asked, device, false);
    // A taken name leaves the code as it is, so that another name can be tried with it.
    const id = await createAccount(auth, { userName, name, password, phone }, device);
    await checkCode(auth, asked, device, true);
    return { id };
  }),
  openRoute(calls.checkVerificationCode, async ({ body, request, auth }) => {
    const device = deviceOf(request);
    await demandCode(auth, { phone: body.phoneNumber, purpose: body.purpose, code: body.code }, device);
    return { resetToken: await giveResetTicket(auth, body.phoneNumber, device) };
  }),
  openRoute(calls.resetPassword, async ({ body, request, auth }) => {
    const device = deviceOf(request);
    const phone = await takeResetTicket(auth, body.resetToken, device);
    if (phone === undefined) throw businessError('Atrium:TicketEnded', TICKET_ENDED);
    await resetPasswordOf(auth, phone, body.password, device);
    return undefined;
  }),
  signInBySms,
];
