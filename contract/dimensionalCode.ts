import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What a QR code of the hand-off is for: a notification or a to-do (§4). */
export const QR_CODE = { notification: 101, todo: 102 } as const;

/**
 * Text of a QR code that the app opens: a deep link that carries no secret. Requested again every 108 s while it is
 * shown. This server's links state until when they are valid, and carry a mark that nobody else can forge.
 */
export const generateDimensionalCode = defineCall(
  'generateDimensionalCode',
  'POST /api/dimensional-code/generate',
  'tenant',
  {
    changesState: false,
    body: z.object({
      code: z.union([z.literal(QR_CODE.notification), z.literal(QR_CODE.todo)]),
      tenantId: z.optional(z.nullable(z.string())),
      businessId: z.string().check(z.minLength(1), z.maxLength(128)),
      moduleName: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      parameters: z.optional(
        z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
      ),
    }),
    response: z.object({ content: z.string().check(z.minLength(1)) }),
  },
);
