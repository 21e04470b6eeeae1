import * as calls from '../../../contract/qrSignIn.ts';
import { checkClient } from '../auth/clients.ts';
import { completeSignIn } from '../auth/completeSignIn.ts';
import { deviceOf } from '../auth/device.ts';
import { parseScope } from '../auth/issueTokens.ts';
import { oauthFailures } from '../auth/oauthError.ts';
import {
  answerQr,
  makeQrCode,
  QR_INTERVAL_SECONDS,
  QR_LIFE_SECONDS,
  qrStateOf,
  redeemQr,
  scanQr,
} from '../auth/qrCodes.ts';
import { RATE_RULES } from '../auth/rateLimit.ts';
import { limitCalls } from '../auth/smsCodes.ts';
import { openRoute, type Route } from '../http/route.ts';
import { attemptOf } from './token.ts';

/** Text of the picture: in demo mode the address of the page that plays the phone, else what the app looks for. */
function contentOf(code: string, demo: boolean, origin: string): string {
  return demo ? `${origin}/demo/phone?code=${code}` : `QRCODE_LOGIN:${code}`;
}

/** Sign-in by QR code: the browser's three calls and the phone's two (§7, contract-facts §6). */
export const qrRoutes: readonly Route[] = [
  openRoute(calls.createQrCode, async ({ request, auth }) => {
    const device = deviceOf(request);
    await limitCalls(auth, RATE_RULES.qrCreate, device.ip);
    const code = await makeQrCode(auth, device);
    const origin = auth.config.publicUrl || `${request.protocol}://${request.host}`;
    const content = contentOf(code, auth.config.demo, origin);
    return { code, content, expiresIn: QR_LIFE_SECONDS, interval: QR_INTERVAL_SECONDS };
  }),
  openRoute(calls.getQrCodeGrant, async ({ params, request, auth }) => {
    const device = deviceOf(request);
    await limitCalls(auth, RATE_RULES.qrPoll, params.code);
    return qrStateOf(auth, params.code, device);
  }),
  openRoute(
    calls.requestQrCodeToken,
    async ({ params, body, request, auth }) => {
      checkClient(auth.config, body.client_id, body.client_secret);
      const scope = parseScope(body.scope ?? 'offline_access portal');
      if (!scope) throw oauthFailures.invalidScope();
      const attempt = attemptOf(request, body.client_id);
      await limitCalls(auth, RATE_RULES.qrPoll, params.code);
      const account = await redeemQr(auth, params.code, attempt);
      return (await completeSignIn(auth, account, body.client_id, scope, attempt.device)).tokens;
    },
    { failures: 'oauth' },
  ),
  openRoute(calls.scanQrCode, ({ params, session, auth }) => scanQr(auth, params.code, session.accountId)),
  openRoute(calls.answerQrCode, async ({ params, body, session, auth }) => {
    await answerQr(auth, params.code, session.accountId, body.isGranted);
    return undefined;
  }),
];
