import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listOf } from './common.ts';

/** An administrative division and its subdivisions. */
export interface Area {
  code: string;
  name: string;
  children?: Area[] | undefined;
}
export const area: z.ZodMiniType<Area> = z.object({
  code: z.string(),
  name: z.string(),
  children: z.optional(z.lazy(() => z.array(area))),
});

/** Divisions below `parentCode`, or all of the country; needed before sign-in too. */
export const listAreas = defineCall('listAreas', 'GET /api/area/get-areas', 'none', {
  query: z.object({ parentCode: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
  response: listOf(area),
});

/** One enumeration by its full name, such as `Atrium.UserTasks.UserTask.DegreeType`; only the ending counts. */
export const getEnum = defineCall('getEnum', 'GET /api/common/get-enum', 'tenant', {
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: listOf(z.object({ name: z.string(), value: z.number(), displayName: z.string() })),
});
/** Endings of the full names that the to-do form asks for (§3). */
export const ENUM_NAMES = {
  degreeType: 'UserTask.DegreeType',
  warmingTime: 'UserTask.WarmingTime',
  warmingType: 'UserTask.WarmingType',
} as const;
