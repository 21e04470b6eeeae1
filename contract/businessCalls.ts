import * as z from 'zod/mini';
import { application, note, possible } from './businessDescription.ts';
import { values } from './businessFields.ts';
import { defineCall } from './call.ts';
import { concurrencyStamp, emptyResponse, pageRequest, text, wallClock } from './common.ts';

// Calls of the business applications, the same for every resource. The specification shows none of these paths.

export const name = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));
const inApplication = z.object({ application: name });
export const ofResource = z.object({ application: name, resource: name });
export const ofRecord = z.object({ application: name, resource: name, id: z.string().check(z.minLength(1)) });

/** The description, and the number of open records of each resource, for the menu. */
export const getBusinessApplication = defineCall(
  'getBusinessApplication',
  'GET /api/business/{application}',
  'tenant',
  {
    shown: false,
    params: inApplication,
    response: z.object({
      application,
      counts: z.record(z.string(), z.number()),
      /** Policies of the caller that the description names. */
      policies: z.array(z.string()),
      me: z.object({ id: z.string(), name: z.string() }),
      today: z.string(),
    }),
  },
);

/** A record as lists and pages show it. `values` holds its fields, `concurrencyStamp` its version. */
export const businessRecord = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  status: z.nullable(z.string()),
  values,
  creatorName: z.nullable(z.string()),
  creationTime: wallClock,
  updateTime: wallClock,
  /** Past its due date and not ended. */
  isOverdue: z.boolean(),
  concurrencyStamp,
});
export type BusinessRecord = z.infer<typeof businessRecord>;

/** The names of ids in values: records by `application/resource`, members and departments. */
export const names = z.record(
  z.string(),
  z.object({ title: z.string(), number: z.optional(z.nullable(z.string())), to: z.optional(z.string()) }),
);
export type Names = z.infer<typeof names>;

/** One of these values, or a range including both ends. */
export const filter = z.record(
  z.string(),
  z.union([
    z.object({ in: z.array(z.union([z.string(), z.boolean()])).check(z.maxLength(50)) }),
    z.object({
      from: z.optional(z.union([z.string(), z.number()])),
      to: z.optional(z.union([z.string(), z.number()])),
    }),
  ]),
);
export const listQuestion = {
  tab: z.optional(z.string()),
  keyword: z.optional(z.string().check(z.maxLength(100))),
  filter: z.optional(filter),
  sorting: z.optional(z.string().check(z.regex(/^-?[a-z]\w*$/))),
};

/** A POST that only reads, like the lists of to-dos. */
export const listBusinessRecords = defineCall(
  'listBusinessRecords',
  'POST /api/business/{application}/{resource}/list',
  'tenant',
  {
    shown: false,
    changesState: false,
    params: ofResource,
    body: z.object({ ...pageRequest, ...listQuestion }),
    response: z.object({
      items: z.array(businessRecord),
      /** Counted up to 1,000; `isCapped` says that there are more. */
      totalCount: z.number(),
      isCapped: z.boolean(),
      /** Counts per tab, up to 1,000, with the same search and filters; `areTabsCapped`: any may have more. */
      tabs: z.record(z.string(), z.number()),
      areTabsCapped: z.boolean(),
      names,
    }),
  },
);

/** The columns of the board, each with its first cards, how many there are, and the sum of their amounts. */
export const getBusinessBoard = defineCall(
  'getBusinessBoard',
  'POST /api/business/{application}/{resource}/board',
  'tenant',
  {
    shown: false,
    changesState: false,
    params: ofResource,
    body: z.object({ ...listQuestion, cards: z._default(z.int().check(z.minimum(1), z.maximum(200)), 20) }),
    response: z.object({
      columns: z.array(
        z.object({ status: z.string(), count: z.number(), sum: z.number(), items: z.array(businessRecord) }),
      ),
      names,
    }),
  },
);

export const getBusinessSummary = defineCall(
  'getBusinessSummary',
  'GET /api/business/{application}/{resource}/summary',
  'tenant',
  {
    shown: false,
    params: ofResource,
    response: z.object({
      figures: z.record(z.string(), z.number()),
      /** `key`: a day, a month (`2026-11`) or a status. */
      chart: z.nullable(z.array(z.object({ key: z.string(), value: z.number() }))),
    }),
  },
);

export const getBusinessRecord = defineCall(
  'getBusinessRecord',
  'GET /api/business/{application}/{resource}/{id}',
  'tenant',
  {
    shown: false,
    params: ofRecord,
    response: z.object({
      record: businessRecord,
      names,
      /** What the caller may do now. */
      may: possible,
      notes: z.array(note),
      /** Records that refer to this one, by their `application/resource`. */
      related: z.array(
        z.object({
          resource: z.string(),
          by: z.string(),
          totalCount: z.number(),
          items: z.array(
            z.object({
              id: z.string(),
              number: z.nullable(z.string()),
              title: z.string(),
              status: z.nullable(z.string()),
              statusLabel: z.nullable(text),
              /** Hundredths; null if no money is involved, or the caller may not see it. */
              amount: z.nullable(z.number()),
            }),
          ),
        }),
      ),
    }),
  },
);

/** A record's history, newest first. */
export const historyEntry = z.object({
  id: z.string(),
  kind: z.enum(['created', 'changed', 'moved', 'commented', 'deleted']),
  /** Null for the system. */
  actorId: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  time: wallClock,
  event: z.nullable(z.string()),
  fromStatus: z.nullable(z.string()),
  toStatus: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export const getBusinessHistory = defineCall(
  'getBusinessHistory',
  'GET /api/business/{application}/{resource}/{id}/history',
  'tenant',
  {
    shown: false,
    params: ofRecord,
    query: z.object({
      skipCount: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
      maxResultCount: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    response: z.object({ items: z.array(historyEntry), totalCount: z.number(), names }),
  },
);

export const createBusinessRecord = defineCall(
  'createBusinessRecord',
  'POST /api/business/{application}/{resource}/create',
  'tenant',
  {
    creates: true,
    shown: false,
    params: ofResource,
    body: z.object({ values }),
    response: z.object({ id: z.string(), number: z.nullable(z.string()) }),
  },
);
/** Omitted fields stay as they are; null clears. With `If-Match` only the named version is changed (else 412). */
export const changeBusinessRecord = defineCall(
  'changeBusinessRecord',
  'POST /api/business/{application}/{resource}/{id}/change',
  'tenant',
  { shown: false, params: ofRecord, body: z.object({ values }), response: emptyResponse },
);
/** An event of the resource's transitions, with the fields that it requires. */
export const moveBusinessRecord = defineCall(
  'moveBusinessRecord',
  'POST /api/business/{application}/{resource}/{id}/move',
  'tenant',
  {
    shown: false,
    params: ofRecord,
    body: z.object({ event: name, values: z.optional(values) }),
    response: z.object({ status: z.nullable(z.string()) }),
  },
);
export const deleteBusinessRecord = defineCall(
  'deleteBusinessRecord',
  'POST /api/business/{application}/{resource}/{id}/delete',
  'tenant',
  { shown: false, params: ofRecord, response: emptyResponse },
);
export const commentBusinessRecord = defineCall(
  'commentBusinessRecord',
  'POST /api/business/{application}/{resource}/{id}/comment',
  'tenant',
  {
    creates: true,
    shown: false,
    params: ofRecord,
    body: z.object({
      comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
      /** Members to notify. */
      mentions: z._default(z.array(z.string()).check(z.maxLength(20)), []),
    }),
    response: z.object({ id: z.string() }),
  },
);
