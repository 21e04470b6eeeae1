import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const aiBotConfig = z.object({
  enableBot: z.boolean(),
  appId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  footerText: z.nullable(z.string()),
  /**
   * Where the chat service's own API is: an origin, or a path of this backend. A backend that omits it means the
   * service's public address.
   */
  apiBase: z.optional(z.nullable(z.string())),
});
export type AiBotConfig = z.infer<typeof aiBotConfig>;
export const getAiConfig = defineCall('getAiConfig', 'GET /api/ai/coze/config', 'host', { response: aiBotConfig });
/** A short-lived token of the AI chat service for this account; 404 where the bot is not configured. */
export const getAiToken = defineCall('getAiToken', 'GET /api/ai/coze/token', 'host', {
  response: z.object({ accessToken: z.string(), userId: z.string(), name: z.string() }),
});
