import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as recorded on sessions and in the security log. */
export interface Device {
  readonly id: string | null;
  /** `browser-version`. */
  readonly name: string | null;
  /** `OS-version`. */
  readonly type: string | null;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly requestId: string;
  /** The address of this server, according to the request. */
  readonly origin: string;
}

const LONGEST = 128;

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : null;
}

/** Reads the headers deviceId, deviceName and devicetype (specification §7). */
export function deviceOf(request: FastifyRequest): Device {
  return {
    id: header(request, 'deviceid'),
    name: header(request, 'devicename'),
    type: header(request, 'devicetype'),
    ip: request.ip,
    userAgent: header(request, 'user-agent'),
    requestId: request.id,
    origin: `${request.protocol}://${request.host}`,
  };
}

/** The two kinds of device, for the policy that allows one sign-in per kind. */
export function deviceKind(type: string | null): 'mobile' | 'desktop' {
  return /android|ios|iphone|ipad|harmony/i.test(type ?? '') ? 'mobile' : 'desktop';
}
