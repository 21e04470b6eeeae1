import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { orderItem } from './orders.ts';
import { reviewStatus } from './review.ts';

// What the console's home shows. The specification shows neither path.

const count = z.number();

/** How many people signed in on each of the last seven days, oldest first, today until now. */
const signIns = z.array(z.object({ date: z.string(), people: count }));
export type SignInDay = z.infer<typeof signIns>[number];

export const dashboard = z.object({
  /** The company's wall clock at the time of the answer. */
  time: z.string(),
  orders: z.object({
    unpaid: count,
    unpaidAmount: z.string(),
    /** The earliest deadline of those to pay. */
    nextDeadline: z.nullable(z.string()),
    /** The one to pay first. */
    first: z.nullable(z.object({ id: z.string(), content: z.string(), lead: z.catch(z.nullable(orderItem), null) })),
  }),
  certification: z.object({
    status: reviewStatus,
    submittedTime: z.nullable(z.string()),
    reviewedTime: z.nullable(z.string()),
    /** The number of fields to correct. */
    reasons: count,
  }),
  invitations: z.object({
    open: count,
    /** Those that expire within two days. */
    ending: count,
    nextExpiration: z.nullable(z.string()),
  }),
  edition: z.object({
    name: z.nullable(z.string()),
    /** First day of the period paid for now. */
    startDate: z.string(),
    expireDate: z.nullable(z.string()),
    daysLeft: z.nullable(z.number()),
  }),
  members: z.object({
    active: count,
    disabled: count,
    limit: z.nullable(z.number()),
    departments: count,
    joinedThisMonth: count,
  }),
  storage: z.object({ bytes: count, files: count }),
  signIns,
});
export type Dashboard = z.infer<typeof dashboard>;
export const getDashboard = defineCall('getDashboard', 'GET /api/console/dashboard', 'tenant', {
  shown: false,
  response: dashboard,
});

export const hostDashboard = z.object({
  time: z.string(),
  companies: z.object({ total: count, working: count, stopped: count, locked: count, expiring: count, expired: count }),
  accounts: z.object({ total: count, active: count }),
  /** Requests waiting for a host administrator's decision. */
  reviews: z.object({ certifications: count, realNames: count }),
  /** Company orders waiting for their payment to be confirmed, and for their invoice. */
  orders: z.object({ payment: count, invoice: count }),
  signIns,
});
export type HostDashboard = z.infer<typeof hostDashboard>;
export const getHostDashboard = defineCall('getHostDashboard', 'GET /api/console/host/dashboard', 'host', {
  shown: false,
  response: hostDashboard,
});
