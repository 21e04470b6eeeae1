import * as z from 'zod/mini';
import { listQuestion, name, names, ofRecord, ofResource } from './businessCalls.ts';
import { values } from './businessFields.ts';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// What goes with the lists of business applications: choices of a field, files, and views that somebody keeps.

/** What a reference field offers: the newest, or those with these words. */
export const listBusinessChoices = defineCall(
  'listBusinessChoices',
  'GET /api/business/{application}/{resource}/choices/{field}',
  'tenant',
  {
    shown: false,
    params: z.object({ application: name, resource: name, field: z.string().check(z.regex(/^\w+(\.\w+)?$/)) }),
    query: z.object({
      keyword: z.optional(z.string().check(z.maxLength(100))),
      /** The one that is chosen already, whatever is offered. */
      id: z.optional(z.string().check(z.maxLength(64))),
      /** Of a column of lines: the record, chosen in another field, that alone says what the lines may name. */
      of: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          number: z.nullable(z.string()),
          title: z.string(),
          values,
          /** What other records hold already of what is open of this one, by their ids. */
          held: z.array(z.object({ id: z.string(), values })),
        }),
      ),
      /** What the offered records, and the ids in their values, are called. */
      names,
    }),
  },
);

/** A file of comma-separated values in the caller's language: what the list shows, up to 50,000 rows. */
export const exportBusinessRecords = defineCall(
  'exportBusinessRecords',
  'POST /api/business/{application}/{resource}/export',
  'tenant',
  {
    shown: false,
    changesState: false,
    params: ofResource,
    body: z.object({ ...listQuestion, columns: z.optional(z.array(z.string()).check(z.maxLength(60))) }),
    response: z.unknown(),
  },
);

/** A way of looking at a list that somebody keeps under a name: the question, and which columns are shown. */
const view = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
  question: z.object(listQuestion),
  columns: z.array(z.string()).check(z.maxLength(60)),
});
export type BusinessView = z.infer<typeof view> & { readonly id: string };
export const listBusinessViews = defineCall(
  'listBusinessViews',
  'GET /api/business/{application}/{resource}/views',
  'tenant',
  { shown: false, params: ofResource, response: z.object({ items: z.array(z.extend(view, { id: z.string() })) }) },
);
/** A name that the caller has already gets the new content. */
export const saveBusinessView = defineCall(
  'saveBusinessView',
  'POST /api/business/{application}/{resource}/views/save',
  'tenant',
  { shown: false, params: ofResource, body: view, response: z.object({ id: z.string() }) },
);
export const deleteBusinessView = defineCall(
  'deleteBusinessView',
  'POST /api/business/{application}/{resource}/views/{id}/delete',
  'tenant',
  { shown: false, params: ofRecord, response: emptyResponse },
);
