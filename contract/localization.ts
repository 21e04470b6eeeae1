import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * The texts of a language, which ABP's own clients load at startup. The portal ships its texts and never calls this.
 */
export const getApplicationLocalization = defineCall(
  'getApplicationLocalization',
  'GET /api/abp/application-localization',
  'none',
  {
    shown: false,
    query: z.object({
      cultureName: z.optional(z.string().check(z.maxLength(20))),
      onlyDynamics: z.optional(z.boolean()),
    }),
    response: z.object({
      resources: z.record(z.string(), z.unknown()),
      currentCulture: z.object({ name: z.string() }),
    }),
  },
);
