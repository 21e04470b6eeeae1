import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { client, tokenResponse } from './token.ts';

/** States of a sign-in by QR code: 0 waiting, 1 scanned, 2 granted, 3 refused, 4 expired or unknown. */
export const QR_STATE = { waiting: 0, scanned: 1, granted: 2, refused: 3, expired: 4 } as const;
export const qrState = z.int().check(z.minimum(0), z.maximum(4));
const codeParams = z.object({ code: z.string().check(z.minLength(1), z.maxLength(128)) });

/** A GET that changes state: creates a code for this device, valid once and for a few minutes. */
export const createQrCode = defineCall('createQrCode', 'GET /api/account/create-qrcode', 'none', {
  changesState: true,
  response: z.object({
    code: z.string().check(z.minLength(1)),
    /** The text in the QR code. */
    content: z.string().check(z.minLength(1)),
    /** Seconds until the code expires, and between two polls of its state. */
    expiresIn: z.number(),
    interval: z.number(),
  }),
});
/** State of a code, for the device that made it. Never carries a token. */
export const getQrCodeGrant = defineCall('getQrCodeGrant', 'GET /api/account/qrcode-grant/{code}', 'none', {
  params: codeParams,
  response: z.object({
    state: qrState,
    /** Who granted it; nobody before, or whoever shows a code learns who scans it. */ name: z.optional(
      z.nullable(z.string()),
    ),
  }),
});
/** The token of a granted code, once, to the device that made it. Errors in the OAuth shape. */
export const requestQrCodeToken = defineCall(
  'requestQrCodeToken',
  'POST /api/account/request-qrcode-token/{code}',
  'none',
  { params: codeParams, body: z.object(client), response: tokenResponse },
);
