import { answerQrCode, scanQrCode } from '../../../contract/codeScan.ts';
import * as calls from '../../../contract/qrSignIn.ts';
import { signInByQr } from '../auth/codeSignIn.ts';
import { deviceOf } from '../auth/device.ts';
import { answerQr, makeQrCode, QR_INTERVAL_SECONDS, QR_LIFE_SECONDS, qrStateOf, scanQr } from '../auth/qrCodes.ts';
import { attemptOf } from '../auth/signInAttempt.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

/** Content of the picture: in demo mode the address of the page that simulates the phone, else what the app expects. */
function contentOf(code: string, demo: boolean, origin: string): string {
  return demo ? `${origin}/demo/phone?code=${code}` : `QRCODE_LOGIN:${code}`;
}

/** Sign-in by QR code: the browser's three calls and the phone's two (§7, contract-facts §6). */
export const qrRoutes: readonly Route[] = [
  route(calls.createQrCode, OPEN, async ({ request, auth }) => {
    const code = await makeQrCode(auth, deviceOf(request));
    const origin = auth.config.publicUrl || `${request.protocol}://${request.host}`;
    const content = contentOf(code, auth.config.demo, origin);
    return { code, content, expiresIn: QR_LIFE_SECONDS, interval: QR_INTERVAL_SECONDS };
  }),
  route(calls.getQrCodeGrant, OPEN, ({ params, request, auth }) => qrStateOf(auth, params.code, deviceOf(request))),
  route(calls.requestQrCodeToken, { binding: 'open', failures: 'oauth' }, ({ params, body, request, auth }) =>
    signInByQr(auth, body, params.code, attemptOf(request, body.client_id)),
  ),
  route(scanQrCode, OPEN, ({ params, session, auth }) => scanQr(auth, params.code, session.accountId)),
  route(answerQrCode, OPEN, ({ params, body, session, request, auth }) =>
    answerQr(auth, params.code, session, body.isGranted, deviceOf(request)),
  ),
];
