import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// Console data of an account. None of these paths is shown by the specification.

export const personalInfo = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  englishName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  creationTime: z.string(),
});
export type PersonalInfo = z.infer<typeof personalInfo>;
export const getPersonalInfo = defineCall('getPersonalInfo', 'GET /api/console/personal-info', 'host', {
  shown: false,
  response: personalInfo,
});
export const updatePersonalInfo = defineCall('updatePersonalInfo', 'POST /api/console/personal-info/update', 'host', {
  shown: false,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    englishName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
    email: z.optional(z.nullable(z.email().check(z.maxLength(100)))),
  }),
  response: emptyResponse,
});

export const realName = z.object({
  status: z.enum(['none', 'pending', 'verified', 'refused']),
  realName: z.nullable(z.string()),
  /** Middle digits hidden; the number itself is not kept. */
  idNumber: z.nullable(z.string()),
  submittedTime: z.nullable(z.string()),
  reviewedTime: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type RealName = z.infer<typeof realName>;
export const getRealName = defineCall('getRealName', 'GET /api/console/real-name', 'host', {
  shown: false,
  response: realName,
});
/** Asks for real-name authentication. The number's own check digit is verified. */
export const submitRealName = defineCall('submitRealName', 'POST /api/console/real-name/submit', 'host', {
  shown: false,
  body: z.object({
    realName: z.string().check(z.trim(), z.minLength(2), z.maxLength(50)),
    idNumber: z.string().check(z.regex(/^\d{17}[\dX]$/)),
  }),
  response: emptyResponse,
});

export const securitySettings = z.object({
  hasPassword: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  lastSignInTime: z.nullable(z.string()),
  /** The latest entries of the security log about this account. */
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
