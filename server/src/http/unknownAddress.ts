import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/apiError.ts';
import { sendFailure, unknownCall } from '../errors/envelope.ts';
import type { Route } from './route.ts';

const WRONG_METHOD = { en: 'This call needs a different method.', zh: '该接口不支持此请求方法。' };

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
}

/** Answers requests without a route: 405 with `Allow` if the address has a call with another method, else 404. */
export function unknownAddress(
  routes: readonly Route[],
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const known = routes.map(({ call, failures }) => ({ pattern: patternOf(call.path), method: call.method, failures }));
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const here = known.filter(({ pattern }) => pattern.test(path));
    if (here.length === 0) return sendFailure(request, reply, unknownCall(), 'abp');
    reply.header('Allow', [...new Set(here.map(({ method }) => method))].join(', '));
    return sendFailure(request, reply, new ApiError(405, WRONG_METHOD), here[0]?.failures ?? 'abp');
  };
}
