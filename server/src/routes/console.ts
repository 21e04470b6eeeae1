import * as calls from '../../../contract/console.ts';
import { readCertification, submitCertification } from '../domain/console/certification.ts';
import { updateMember } from '../domain/console/members.ts';
import { cancelOrder, listOrders, orderSummary, readOrder, requestInvoice } from '../domain/console/orders.ts';
import { listMembers } from '../domain/organisation/people.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Route, route } from '../http/route.ts';

/** Only who manages the company. */
const MANAGERS = { demands: POLICIES.manageBackstage };

/** Console data of a company; the specification shows none of these paths. */
export const consoleRoutes: readonly Route[] = [
  route(calls.listMembers, ({ work, query }) => listMembers(work, query), MANAGERS),
  route(calls.updateMember, ({ work, params, body }) => updateMember(work, params.id, body), MANAGERS),
  route(calls.getCertification, ({ work }) => readCertification(work), MANAGERS),
  route(calls.submitCertification, ({ work, body }) => submitCertification(work, body), MANAGERS),
  route(calls.listOrders, ({ work, query }) => listOrders(work, query), MANAGERS),
  route(calls.getOrderSummary, ({ work }) => orderSummary(work), MANAGERS),
  route(calls.getOrder, ({ work, params }) => readOrder(work, params.id), MANAGERS),
  route(calls.cancelOrder, ({ work, params }) => cancelOrder(work, params.id), MANAGERS),
  route(calls.requestInvoice, ({ work, params }) => requestInvoice(work, params.id), MANAGERS),
];
