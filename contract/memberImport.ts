import * as z from 'zod/mini';
import { defineCall } from './call.ts';

// Many people at once. The portal reads the file; the rows are sent as written, so that every fault can be reported.

/** Rows of one import. */
export const MAX_IMPORT_ROWS = 2000;
const cell = z.optional(z.nullable(z.string().check(z.maxLength(2000))));

export const importRow = z.object({
  name: cell,
  phoneNumber: cell,
  /** A unique unit name, or the path from below the root: `研发中心/控制算法`. The root if empty. */
  department: cell,
  jobTitle: cell,
  employeeNumber: cell,
});
export type ImportRow = z.infer<typeof importRow>;
export const importFields = ['name', 'phoneNumber', 'department', 'jobTitle', 'employeeNumber'] as const;

const checkedRow = z.object({
  /** Index of the row in the request, from 0. */
  index: z.number(),
  /** `present`: already in the company or invited, nothing happens. `faulty`: skipped. */
  outcome: z.enum(['add', 'invite', 'present', 'faulty']),
  /** Every fault, in the caller's language; field is null if it concerns the whole row. */
  faults: z.array(z.object({ field: z.nullable(z.enum(importFields)), message: z.string() })),
});
export type CheckedRow = z.infer<typeof checkedRow>;

const rows = z.object({ rows: z.array(importRow).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)) });
/** Says for each row what an import would do with it. */
export const checkImport = defineCall('checkImport', 'POST /api/console/organization/members/import/check', 'tenant', {
  shown: false,
  changesState: false,
  body: rows,
  response: z.object({ items: z.array(checkedRow) }),
});
/** Imports the good rows in one transaction. Repeating it changes nothing: people are known by their phone number. */
export const importMembers = defineCall('importMembers', 'POST /api/console/organization/members/import', 'tenant', {
  creates: true,
  shown: false,
  body: rows,
  response: z.object({ added: z.number(), invited: z.number(), present: z.number(), faulty: z.number() }),
});
