import * as calls from '../../../contract/acts.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Wanted = NonNullable<Parameters<typeof toEndpoint<typeof calls.listActs>>[1]['query']>;
type Filter = NonNullable<Parameters<typeof toEndpoint<typeof calls.exportActs>>[1]['query']>;

/** One page of the acts in the company's console, and in the installation's. */
export const companyActPage = (query: Wanted) => toEndpoint(calls.listActs, { query });
export const hostActPage = (query: Wanted) => toEndpoint(calls.listHostActs, { query });
/** The same as a file. */
export const companyActFile = (query: Filter) => toEndpoint(calls.exportActs, { query });
export const hostActFile = (query: Filter) => toEndpoint(calls.exportHostActs, { query });
