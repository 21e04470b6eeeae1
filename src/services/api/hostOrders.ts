import { listHostOrders } from '../../../contract/hostOrders.ts';
import { confirmPayment, issueInvoice } from '../../../contract/newOrder.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Query = NonNullable<Parameters<typeof toEndpoint<typeof listHostOrders>>[1]['query']>;
interface Named {
  readonly tenantId: string;
  readonly id: string;
}

/** One page of all companies' orders that wait for the provider. */
export const hostOrderPage = (query: Query) => toEndpoint(listHostOrders, { query });
/** Confirms that the transfer for an order has arrived. */
export const paymentConfirmation = ({ tenantId, id }: Named, payerName: string) =>
  toEndpoint(confirmPayment, { params: { tenantId, id }, body: { payerName } });
/** Issues the invoice of an order. */
export const invoiceIssue = ({ tenantId, id }: Named) => toEndpoint(issueInvoice, { params: { tenantId, id } });
