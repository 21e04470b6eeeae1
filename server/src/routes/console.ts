import { listActs as listActsCall } from '../../../contract/acts.ts';
import * as calls from '../../../contract/console.ts';
import * as members from '../../../contract/members.ts';
import { listActs } from '../domain/console/acts.ts';
import { readCertification, submitCertification } from '../domain/console/certification.ts';
import { updateMember } from '../domain/console/members.ts';
import { cancelOrder, listOrders, orderSummary, readOrder, requestInvoice } from '../domain/console/orders.ts';
import { listMembers } from '../domain/organisation/people.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Route, route } from '../http/route.ts';

/** Only for the administrators of the company. */
const CONSOLE = { demands: POLICIES.hostConsole };

/** Console data of a company; the specification shows none of these paths. */
export const consoleRoutes: readonly Route[] = [
  route(listActsCall, CONSOLE, ({ work, query }) => listActs(work, query)),
  route(members.listMembers, CONSOLE, ({ work, query }) => listMembers(work, query)),
  route(members.updateMember, CONSOLE, ({ work, params, body }) => updateMember(work, params.id, body)),
  route(calls.getCertification, CONSOLE, ({ work }) => readCertification(work)),
  route(calls.submitCertification, CONSOLE, ({ work, body }) => submitCertification(work, body)),
  route(calls.listOrders, CONSOLE, ({ work, query }) => listOrders(work, query)),
  route(calls.getOrderSummary, CONSOLE, ({ work }) => orderSummary(work)),
  route(calls.getOrder, CONSOLE, ({ work, params }) => readOrder(work, params.id)),
  route(calls.cancelOrder, CONSOLE, ({ work, params }) => cancelOrder(work, params.id)),
  route(calls.requestInvoice, CONSOLE, ({ work, params }) => requestInvoice(work, params.id)),
];
