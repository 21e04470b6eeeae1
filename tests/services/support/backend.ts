import type { Credentials } from '../../../src/services/http/request.ts';
import { createSend } from '../../../src/services/http/send.ts';

export const credentials: Credentials = {
  token: 'Bearer tenant',
  hostToken: 'Bearer host',
  fingerprint: 'device-1',
  language: 'zh-CN',
};

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: string | undefined;
}

/** A backend that always gives the same answer and records the requests. */
export function backend(answer: { status?: number; body?: string }, caller: Partial<Credentials> = {}) {
  const sent: Sent[] = [];
  const fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    sent.push({
      url: String(input),
      method: init.method ?? '',
      headers,
      body: init.body,
      credentials: init.credentials,
    });
    const { status = 200, body = '{}' } = answer;
    return new Response(status === 204 ? null : body, { status });
  });
  const send = createSend({ baseUrl: '', readCredentials: () => ({ ...credentials, ...caller }), fetch });
  return { send, sent, fetch };
}
