import * as z from 'zod/mini';
import { field, tone } from './businessFields.ts';
import { text } from './common.ts';

// An application as a description. The server keeps its records by it, the kit of sub-apps/ draws its screens by it.

/**
 * What can happen to a record in a status. `system` events happen by other flows (an approval that ends, a delivery), never by a
 * press. `asks` are fields of the resource that are filled in on the way.
 */
export const statusEvent = z.object({
  label: text,
  /** The one next step that is offered first. */
  primary: z.optional(z.boolean()),
  system: z.optional(z.boolean()),
  /** A question before it is done. */
  confirm: z.optional(text),
  asks: z.optional(z.array(z.string())),
  /** Also needed, beside the policy of the application. */
  demands: z.optional(z.string()),
  /** Only the person in this field does it, whatever others may do. */
  by: z.optional(z.string()),
  /** Not offered for a record whose field has one of these values: it would be refused. */
  unless: z.optional(z.object({ field: z.string(), in: z.array(z.string()) })),
});
export type StatusEvent = z.infer<typeof statusEvent>;

/** Status → event → next status; several where data decides, and the server says which. As `lib/machine.ts` of the portal. */
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
      /** Everybody expects it: neither lists nor pages say it. */
      silent: z.optional(z.boolean()),
      /** Fields of a record can no longer be changed by hand. */
      frozen: z.optional(z.boolean()),
      /** Nothing is left to be done: no due date is overdue any more. */
      ended: z.optional(z.boolean()),
      /** How likely it ends well, in percent: the board weighs its sums by it. */
      odds: z.optional(z.number()),
    }),
  ),
  events: z.record(z.string(), statusEvent),
  transitions,
});
export type Statuses = z.infer<typeof statuses>;

/**
 * Which fields play the parts that every list knows: they have indexed columns of their own. `title` is the only one that must be
 * there. `party` is a reference (customer, supplier, product), `owner` a person, `amount` money or a number, `due` a date or time.
 */
export const facets = z.object({
  title: z.string(),
  party: z.optional(z.string()),
  owner: z.optional(z.string()),
  amount: z.optional(z.string()),
  due: z.optional(z.string()),
});
export const FACETS = ['title', 'party', 'owner', 'amount', 'due'] as const;

/** Which records a tab or a figure means: by statuses, mine, past their due date, due within days. */
export const scope = z.object({
  statuses: z.optional(z.array(z.string())),
  mine: z.optional(z.boolean()),
  overdue: z.optional(z.boolean()),
  dueWithinDays: z.optional(z.number()),
  /** A field that holds this value. */
  where: z.optional(z.record(z.string(), z.union([z.string(), z.boolean()]))),
});
export type Scope = z.infer<typeof scope>;

export const resource = z.object({
  name: z.string(),
  label: text,
  /** What one of them is called: *new {one}*. */
  one: text,
  /** Icon of lucide, in kebab case, from the list of the kit. */
  icon: z.string(),
  /** Letters of its numbers, such as `SO` in SO-261120-018; without them records have no number. */
  prefix: z.optional(z.string()),
  fields: z.array(field),
  facets,
  statuses: z.optional(statuses),
  list: z.object({
    columns: z.array(z.string()),
    tabs: z.optional(z.array(z.object({ key: z.string(), label: text, alarming: z.optional(z.boolean()), scope }))),
    filters: z.optional(z.array(z.string())),
    /** `number`, `updated` or a facet, with `-` before it for the greatest first. `-updated` unless said. */
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
          /** How many, or the sum of `amount`; `share`: how many of all in percent. */
          measure: z.enum(['count', 'sum', 'share']),
          scope,
          /** A sum of what stands below 0 by its nature, told without its sign. */
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
  /** How the fields of a record are grouped on its page and in its form; those of no group come last. */
  groups: z.optional(z.array(z.object({ label: text, fields: z.array(z.string()) }))),
  /** Records that refer to this one: `application/resource` and the field that does. */
  related: z.optional(
    z.array(
      z.object({
        resource: z.string(),
        by: z.string(),
        label: text,
        /** In these statuses the next of them is begun from here, under this name. */
        // Not while those of them that are in `heldIn` hold all that is open of this one.
        begin: z.optional(
          z.object({ label: text, statuses: z.array(z.string()), heldIn: z.optional(z.array(z.string())) }),
        ),
      }),
    ),
  ),
  /** Pages of the application that somebody without an account fills in: the list hands out their addresses. */
  publicPages: z.optional(z.array(z.object({ label: text, path: z.string() }))),
  /** Whether somebody may create, change and delete by hand; all three unless said otherwise. */
  allows: z.optional(
    z.object({
      create: z.optional(z.boolean()),
      change: z.optional(z.boolean()),
      delete: z.optional(z.boolean()),
    }),
  ),
  /** Also needed to change anything, beside the policy of the application. */
  demands: z.optional(z.string()),
  /** Each record is the affair of the person in field `to`: nobody else sees it, but for those with the policy `unless`. */
  confidential: z.optional(z.object({ to: z.string(), unless: z.string() })),
  /** A screen of its own in the kit, for what no description says (tree, stock, editor). */
  screen: z.optional(z.string()),
});
export type Resource = z.infer<typeof resource>;

/** What somebody may do with a record as it stands; what is not permitted is not offered. */
export const possible = z.object({
  change: z.boolean(),
  delete: z.boolean(),
  events: z.array(z.object({ event: z.string(), to: z.array(z.string()) })),
  /** Related records that may be begun from this one: the kind, and its field that names this one. */
  begins: z.array(z.object({ resource: z.string(), by: z.string() })),
});
export type Possible = z.infer<typeof possible>;

/** What the page of a record says beside its fields, such as why a step is not there; it may lead to another record. */
export const note = z.object({
  text,
  leadsTo: z.optional(z.object({ resource: z.string(), id: z.string(), called: z.string() })),
});
export type Note = z.infer<typeof note>;

/** An application: `code` is its module under `/child`, `policy` what somebody needs to enter. */
export const application = z.object({
  code: z.string(),
  label: text,
  policy: z.string(),
  /** The menu, in this order; a heading may stand above each part. */
  menu: z.array(z.object({ label: z.optional(text), resources: z.array(z.string()) })),
  resources: z.array(resource),
});
export type Application = z.infer<typeof application>;
