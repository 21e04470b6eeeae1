import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const versionRecord = z.object({
  versionNo: z.string(),
  /** Rich text, in the language that `Accept-Language` asks for, if the server has it. */
  versionDescribe: z.string(),
});
export type VersionRecord = z.infer<typeof versionRecord>;

/** The newest version if it is newer than `versionNo`; 204 without a body if not. */
export const getNewerVersion = defineCall('getNewerVersion', 'GET /api/appHistoryVersion/{appId}/{versionNo}', 'none', {
  params: z.object({ appId: z.string().check(z.maxLength(64)), versionNo: z.string().check(z.maxLength(32)) }),
  response: z.optional(versionRecord),
});
