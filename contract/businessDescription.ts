import * as z from 'zod/mini';
import { field, tone } from './businessFields.ts';
import { text } from './common.ts';

// An application as a description. The server stores records according to it, and the kit of sub-apps/ draws its
// screens from it.

/**
 * What can happen to a record in a status. `system` events come from other flows (an approval that ends, a delivery),
 * never from a press. `asks` lists the resource's fields to be filled in for the step.
 */
export const statusEvent = z.object({
  label: text,
  /** The next step that is offered first. */
  primary: z.optional(z.boolean()),
  system: z.optional(z.boolean()),
  /** A question to confirm first. */
  confirm: z.optional(text),
  asks: z.optional(z.array(z.string())),
  /** Required in addition to the application's policy. */
  demands: z.optional(z.string()),
  /** Only the person in this field may do it, whatever others may do. */
  by: z.optional(z.string()),
  /** Not offered for a record whose field has one of these values: it would be refused. */
  unless: z.optional(z.object({ field: z.string(), in: z.array(z.string()) })),
});
export type StatusEvent = z.infer<typeof statusEvent>;

/**
 * Status → event → next status; several if data decides, and the server says which. Like the portal's `lib/machine.ts`.
 */
export const transitions = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.array(z.string()), z.literal('stays')])),
);

export const statuses = z.object({
  initial: z.string(),
  states: z.record(
    z.string(),
    z.object({
      label: text,
      tone,
      /** The normal case: neither lists nor pages mention it. */
      silent: z.optional(z.boolean()),
      /** The record's fields can no longer be edited by hand. */
      frozen: z.optional(z.boolean()),
      /** Nothing is left to do: due dates no longer become overdue. */
      ended: z.optional(z.boolean()),
      /** How likely a good outcome is, in percent: the board weights its sums by it. */
      odds: z.optional(z.number()),
    }),
  ),
  events: z.record(z.string(), statusEvent),
  transitions,
});
export type Statuses = z.infer<typeof statuses>;

/**
 * Which fields play the roles that every list knows: each has an indexed column of its own. Only `title` is required.
 * `party` is a reference (customer, supplier, product), `owner` a person, `amount` money or a number, `due` a date or
 * time.
 */
export const facets = z.object({
  title: z.string(),
  party: z.optional(z.string()),
  owner: z.optional(z.string()),
  amount: z.optional(z.string()),
  due: z.optional(z.string()),
});
export const FACETS = ['title', 'party', 'owner', 'amount', 'due'] as const;

/** Which records a tab or a figure covers: by status, mine, overdue, due within days. */
export const scope = z.object({
  statuses: z.optional(z.array(z.string())),
  mine: z.optional(z.boolean()),
  overdue: z.optional(z.boolean()),
  dueWithinDays: z.optional(z.number()),
  /** Fields with these values. */
  where: z.optional(z.record(z.string(), z.union([z.string(), z.boolean()]))),
});
export type TabScope = z.infer<typeof scope>;

export const resource = z.object({
  name: z.string(),
  label: text,
  /** The name of a single record: *new {one}*. */
  one: text,
  /** Lucide icon, in kebab case, from the kit's list. */
  icon: z.string(),
  /** Prefix of its numbers, such as `SO` in SO-261120-018; without one records have no number. */
  prefix: z.optional(z.string()),
  fields: z.array(field),
  facets,
  statuses: z.optional(statuses),
  list: z.object({
    columns: z.array(z.string()),
    tabs: z.optional(z.array(z.object({ key: z.string(), label: text, alarming: z.optional(z.boolean()), scope }))),
    filters: z.optional(z.array(z.string())),
    /** `number`, `updated` or a facet, prefixed with `-` for descending order. `-updated` by default. */
    sorting: z.optional(z.string()),
  }),
  /** A column for each of these statuses; those in `aside` can only be dropped onto. */
  board: z.optional(
    z.object({ columns: z.array(z.string()), aside: z.optional(z.array(z.string())), card: z.array(z.string()) }),
  ),
  summary: z.optional(
    z.object({
      figures: z.array(
        z.object({
          key: z.string(),
          label: text,
          /** The count, or the sum of `amount`; `share`: the percentage of all records. */
          measure: z.enum(['count', 'sum', 'share']),
          scope,
          /** A sum that is negative by nature, shown without its sign. */
          turned: z.optional(z.boolean()),
          unit: z.optional(text),
          alarming: z.optional(z.boolean()),
        }),
      ),
      /** Bars: records by the week or month of their due date, or by status. */
      chart: z.optional(
        z.object({ label: text, by: z.enum(['day', 'month', 'status']), measure: z.enum(['count', 'sum']), scope }),
      ),
    }),
  ),
  /** How the fields of a record are grouped on its page and in its form; ungrouped fields come last. */
  groups: z.optional(z.array(z.object({ label: text, fields: z.array(z.string()) }))),
  /** Records that refer to this one: `application/resource` and the referring field. */
  related: z.optional(
    z.array(
      z.object({
        resource: z.string(),
        by: z.string(),
        label: text,
        /** In these statuses a new one can be started from here, under this label. */
        // Not while those in `heldIn` hold everything that is open of this one.
        begin: z.optional(
          z.object({ label: text, statuses: z.array(z.string()), heldIn: z.optional(z.array(z.string())) }),
        ),
      }),
    ),
  ),
  /** Pages of the application that people without an account fill in: the list shows their addresses. */
  publicPages: z.optional(z.array(z.object({ label: text, path: z.string() }))),
  /** Whether people may create, change and delete by hand; all three by default. */
  allows: z.optional(
    z.object({
      create: z.optional(z.boolean()),
      change: z.optional(z.boolean()),
      delete: z.optional(z.boolean()),
    }),
  ),
  /** Required to change anything, in addition to the application's policy. */
  demands: z.optional(z.string()),
  /** Each record is private to the person in field `to`: nobody else sees it, except those with the policy `unless`. */
  confidential: z.optional(z.object({ to: z.string(), unless: z.string() })),
  /** A custom screen in the kit, for what a description cannot express (tree, stock, editor). */
  screen: z.optional(z.string()),
});
export type Resource = z.infer<typeof resource>;

/** What the caller may do with a record in its current state; what is not permitted is not offered. */
export const possible = z.object({
  change: z.boolean(),
  delete: z.boolean(),
  events: z.array(z.object({ event: z.string(), to: z.array(z.string()) })),
  /** Related records that may be created from this one: the resource, and its field that refers to this one. */
  begins: z.array(z.object({ resource: z.string(), by: z.string() })),
});
export type Possible = z.infer<typeof possible>;

/** A note on a record's page besides its fields, such as why a step is missing; it may link to another record. */
export const note = z.object({
  text,
  leadsTo: z.optional(z.object({ resource: z.string(), id: z.string(), called: z.string() })),
});
export type Note = z.infer<typeof note>;

/** An application: `code` is its module under `/child`, `policy` what is needed to enter. */
export const application = z.object({
  code: z.string(),
  label: text,
  policy: z.string(),
  /** The menu, in this order; a heading may stand above each part. */
  menu: z.array(z.object({ label: z.optional(text), resources: z.array(z.string()) })),
  resources: z.array(resource),
});
export type Application = z.infer<typeof application>;
