import * as calls from '../../../contract/console.ts';
import { readCertification, submitCertification } from '../domain/console/certification.ts';
import { updateMember } from '../domain/console/members.ts';
import { cancelOrder, listOrders, orderSummary, readOrder, requestInvoice } from '../domain/console/orders.ts';
import { listMembers } from '../domain/organisation/people.ts';
import { demandPolicy } from '../domain/permissions.ts';
import { POLICIES } from '../domain/policies.ts';
import { type UserWork, userWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** Work of somebody who manages the company; 403 for anybody else. */
async function managerWork(context: Parameters<typeof userWork>[0]): Promise<UserWork> {
  const work = await userWork(context);
  await demandPolicy(work, POLICIES.manageBackstage);
  return work;
}

/** Console data of a company; the specification shows none of these paths. */
export const consoleRoutes: readonly Route[] = [
  route(calls.listMembers, async (context) => listMembers(await managerWork(context), context.query)),
  route(calls.updateMember, async (context) => {
    await updateMember(await managerWork(context), context.params.id, context.body);
    return undefined;
  }),
  route(calls.getCertification, async (context) => readCertification(await managerWork(context))),
  route(calls.submitCertification, async (context) => {
    await submitCertification(await managerWork(context), context.body);
    return undefined;
  }),
  route(calls.listOrders, async (context) => listOrders(await managerWork(context), context.query)),
  route(calls.getOrderSummary, async (context) => orderSummary(await managerWork(context))),
  route(calls.getOrder, async (context) => readOrder(await managerWork(context), context.params.id)),
  route(calls.cancelOrder, async (context) => {
    await cancelOrder(await managerWork(context), context.params.id);
    return undefined;
  }),
  route(calls.requestInvoice, async (context) => {
    await requestInvoice(await managerWork(context), context.params.id);
    return undefined;
  }),
];
