import * as z from 'zod/mini';
import { mailAddress } from './account.ts';
import { defineCall } from './call.ts';
import { concurrencyStamp, emptyResponse } from './common.ts';

// Console data of an account. None of these paths is shown by the specification.

export const personalInfo = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  englishName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** Whether there is a picture that can be removed. */
  hasPicture: z._default(z.boolean(), true),
  creationTime: z.string(),
  concurrencyStamp,
});
export type PersonalInfo = z.output<typeof personalInfo>;
export const getPersonalInfo = defineCall('getPersonalInfo', 'GET /api/console/personal-info', 'host', {
  shown: false,
  response: personalInfo,
});
/** Changes a person's own details; omitted fields stay, null clears. */
export const updatePersonalInfo = defineCall('updatePersonalInfo', 'POST /api/console/personal-info/update', 'host', {
  shown: false,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    englishName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
    /** Changing it needs re-authentication, like `changeEmail`: 403 without. */
    email: z.optional(z.nullable(mailAddress)),
  }),
  response: emptyResponse,
});

export const securitySettings = z.object({
  hasPassword: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  lastSignInTime: z.nullable(z.string()),
  /** The latest security log entries of this account. */
  recent: z.array(
    z.object({
      action: z.string(),
      creationTime: z.string(),
      clientIp: z.nullable(z.string()),
      browserInfo: z.nullable(z.string()),
    }),
  ),
});
export const getSecuritySettings = defineCall('getSecuritySettings', 'GET /api/console/security-settings', 'host', {
  shown: false,
  response: securitySettings,
});
