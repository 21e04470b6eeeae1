import * as z from 'zod/mini';
import { listQuestion, name, names, ofRecord, ofResource } from './businessCalls.ts';
import { values } from './businessFields.ts';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// Calls around the lists of business applications: choices for a field, files, and saved views.

/** What a reference field offers: the newest records, or those matching the search. */
export const listBusinessChoices = defineCall(
  'listBusinessChoices',
  'GET /api/business/{application}/{resource}/choices/{field}',
  'tenant',
  {
    shown: false,
    params: z.object({ application: name, resource: name, field: z.string().check(z.regex(/^\w+(\.\w+)?$/)) }),
    query: z.object({
      keyword: z.optional(z.string().check(z.maxLength(100))),
      /** The record already chosen, whatever is offered. */
      id: z.optional(z.string().check(z.maxLength(64))),
      /** For a column of lines: the record, chosen in another field, that alone determines what the lines may name. */
      of: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          number: z.nullable(z.string()),
          title: z.string(),
          values,
          /** What other records already hold of this one's open amounts, by their ids. */
          held: z.array(z.object({ id: z.string(), values })),
        }),
      ),
      /** The names of the offered records, and of the ids in their values. */
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

/** A saved view of a list, under a name: the query, and which columns are shown. */
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
/** Saving under an existing name of the caller's replaces its content. */
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
