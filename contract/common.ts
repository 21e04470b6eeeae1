import * as z from 'zod/mini';

/** An answer whose body nobody reads. */
export const emptyResponse = z.unknown();

export const idParams = z.object({ id: z.string().check(z.minLength(1)) });
export const idQuery = z.object({ id: z.string().check(z.minLength(1)) });

/** Wall clock of the tenant's zone, no offset: `YYYY-MM-DDTHH:mm:ss` (§9; never passed through `toISOString`). */
export const wallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));

/** The same in an answer, where a backend may omit it: then it is empty. */
export const wallClockOrNone = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})?$/));

/**
 * The version that a change or deletion may name in `If-Match`, or in its body if the call says so; not every backend
 * sends it.
 */
export const concurrencyStamp = z.optional(z.nullable(z.string()));

/** An interface text in both languages. */
export const text = z.object({ zh: z.string(), en: z.string() });

/** ABP's list answer without a total. */
export const listOf = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item) });
/** ABP's paged answer. */
export const pageOf = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item), totalCount: z.number() });
/**
 * The same of a list that may be too long to count: there are more than `totalCount` if `isCapped`, which only our backend
 * sends. While there are more, `totalCount` exceeds what has been skipped and taken.
 */
export const longPageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), totalCount: z.number(), isCapped: z.optional(z.nullable(z.boolean())) });

/** ABP's limits: skip from 0, take 1 to 1000, default 10. */
export const pageRequest = {
  skipCount: z._default(z.int().check(z.minimum(0)), 0),
  maxResultCount: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 10),
};
