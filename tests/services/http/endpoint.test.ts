import * as z from 'zod/mini';
import { defineCall } from '../../../contract/call.ts';
import { toEndpoint } from '../../../src/services/http/endpoint.ts';

const call = defineCall('getThing', 'GET /api/{kind}/things/{id}', 'tenant', {
  params: z.object({ kind: z.string(), id: z.string() }),
  query: z.object({ q: z.optional(z.string()) }),
  response: z.string(),
});

it('equal arguments give deeply equal endpoints, and different ones do not', () => {
  const build = (id: string) => toEndpoint(call, { params: { kind: 'a', id }, query: { q: 'x' } });
  expect(build('1')).toStrictEqual(build('1'));
  expect(build('1')).not.toEqual(build('2'));
});

it('encodes path parameters, so that they stay within their segment', () => {
  expect(toEndpoint(call, { params: { kind: 'a/b', id: 'ü?#&' } }).path).toBe('/api/a%2Fb/things/%C3%BC%3F%23%26');
});

it.each(['', '.', '..'])('refuses the path parameter %j', (id) => {
  expect(() => toEndpoint(call, { params: { kind: 'a', id } })).toThrow('needs its parameter id');
});

it('an endpoint carries over the contract’s description of the call', () => {
  expect(toEndpoint(call, { params: { kind: 'a', id: '1' }, hideElMessage: true, tenantHeader: 't1' })).toEqual({
    id: 'getThing',
    method: 'GET',
    path: '/api/a/things/1',
    encoding: 'json',
    auth: 'tenant',
    changesState: false,
    creates: false,
    hideElMessage: true,
    tenantHeader: 't1',
    response: call.response,
  });
});
