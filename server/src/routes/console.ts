import * as calls from '../../../contract/console.ts';
import { readCertification, submitCertification } from '../domain/console/certification.ts';
import { updateMember } from '../domain/console/members.ts';
import { cancelOrder, listOrders, orderSummary, readOrder, requestInvoice } from '../domain/console/orders.ts';
import { listMembers } from '../domain/organisation/people.ts';
import { POLICIES } from '../domain/policies.ts';
import { type Route, route } from '../http/route.ts';

/** Only for those who manage the company. */
const MANAGERS = { demands: POLICIES.manageBackstage };

/** Console data of a company; the specification shows none of these paths. */
export const consoleRoutes: readonly Route[] = [
  route(calls.listMembers, MANAGERS, ({ work, query }) => listMembers(work, query)),
  route(calls.updateMember, MANAGERS, ({ work, params, body }) => updateMember(work, params.id, body)),
  route(calls.getCertification, MANAGERS, ({ work }) => readCertification(work)),
  route(calls.submitCertification, MANAGERS, ({ work, body }) => submitCertification(work, body)),
  route(calls.listOrders, MANAGERS, ({ work, query }) => listOrders(work, query)),
  route(calls.getOrderSummary, MANAGERS, ({ work }) => orderSummary(work)),
  route(calls.getOrder, MANAGERS, ({ work, params }) => readOrder(work, params.id)),
  route(calls.cancelOrder, MANAGERS, ({ work, params }) => cancelOrder(work, params.id)),
  route(calls.requestInvoice, MANAGERS, ({ work, params }) => requestInvoice(work, params.id)),
];
