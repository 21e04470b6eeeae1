import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Codes for refusing a scanned code of either kind: too old, never created here, or taken by another account. */
export const CODE_REFUSALS = {
  expired: 'Atrium:CodeExpired',
  unknown: 'Atrium:CodeUnknown',
  taken: 'Atrium:CodeTaken',
} as const;
const codeParams = z.object({ code: z.string().check(z.minLength(1), z.maxLength(128)) });

/**
 * The phone's side: reports who has scanned, and tells the phone which browser asks. 404 with one of `CODE_REFUSALS`
 * for a code that can no longer be answered.
 */
export const scanQrCode = defineCall('scanQrCode', 'POST /api/account/qrcode-scan/{code}', 'host', {
  shown: false,
  params: codeParams,
  response: z.object({
    browserInfo: z.nullable(z.string()),
    ip: z.nullable(z.string()),
    /** Seconds left to answer. */
    expiresIn: z.optional(z.number()),
  }),
});
/** The phone's side: grants or refuses what it has scanned. */
export const answerQrCode = defineCall('answerQrCode', 'POST /api/account/qrcode-answer/{code}', 'host', {
  shown: false,
  params: codeParams,
  body: z.object({ isGranted: z.boolean() }),
  response: z.unknown(),
});

/**
 * What the text of a scanned code leads to, and in which company: for people who scan without the app. 404 with one of
 * `CODE_REFUSALS` for a text that is too old, or was not created here in exactly this form.
 */
export const readDimensionalCode = defineCall('readDimensionalCode', 'POST /api/dimensional-code/read', 'host', {
  shown: false,
  changesState: false,
  body: z.object({ content: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  response: z.object({
    kind: z.enum(['notification', 'todo']),
    tenantId: z.string(),
    businessId: z.string(),
    moduleName: z.nullable(z.string()),
  }),
});
