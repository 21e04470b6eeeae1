import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { toError } from '../../errors/hubError.ts';
import type { HubConnection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import type { HubRequest, HubUser, TransportName } from '../options.ts';
import { LongPollingTransport, type PollTiming } from '../transports/longPolling.ts';
import { ServerSentEventsTransport } from '../transports/serverSentEvents.ts';
import { HubSocket, WebSocketTransport } from '../transports/webSocket.ts';
import { type Answer, type GivenHeaders, refuseUpgrade, sendHubAnswer, unauthorisedAnswer } from './answer.ts';
import { negotiate, TRANSPORTS } from './negotiate.ts';
import { corsHeaders, isOriginAllowed, PREFLIGHT_HEADERS } from './origin.ts';
import { readBody, readHubRequest } from './request.ts';

const METHOD_NOT_ALLOWED: Answer = { status: 405 };
const STOPPING: Answer = { status: 503 };
const TOO_MANY: Answer = { status: 429, text: 'Too many connections', headers: { 'retry-after': '15' } };
const UNKNOWN_ID: Answer = { status: 404, text: 'No Connection with that ID' };

function notSupported(name: TransportName): Answer {
  return { status: 404, text: `${name} transport not supported by this end point type` };
}

/** Either the value to continue with, or the answer that ends the request. */
type Found<Value> = { readonly value: Value } | { readonly answer: Answer };

/** One hub on plain Node HTTP: negotiate, the three transports, and their refusals. */
export class HubEndpoint<User extends HubUser> {
  readonly #hub: Hub<User>;
  readonly #transports: readonly TransportName[];
  readonly #webSockets: WebSocketServer;
  readonly #polling: PollTiming;

  constructor(hub: Hub<User>) {
    this.#hub = hub;
    this.#transports = hub.options.transports ?? TRANSPORTS;
    this.#polling = { ...hub.timers, now: () => hub.now() };
    this.#webSockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: hub.limits.maxBodyBytes,
      WebSocket: HubSocket,
    });
  }

  /** Answers one request to the hub path or its negotiate path, always with these headers. Never rejects. */
  async handle(
    message: IncomingMessage,
    response: ServerResponse,
    isNegotiate: boolean,
    given: GivenHeaders,
  ): Promise<void> {
    let headers = given;
    try {
      const request = readHubRequest(message);
      headers = { ...given, ...corsHeaders(this.#hub.options, request.headers) };
      const answer = await this.#route(message, response, request, isNegotiate, headers);
      if (answer !== undefined) sendHubAnswer(response, answer, headers);
    } catch (thrown) {
      this.#hub.options.logger?.error({ err: toError(thrown) }, 'hub request failed');
      if (response.headersSent) response.destroy();
      else sendHubAnswer(response, { status: 500 }, headers);
    }
  }

  /** Turns an upgrade request into a WebSocket connection, or refuses it. Never rejects. */
  async upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const onError = () => socket.destroy();
    socket.on('error', onError);
    try {
      const request = readHubRequest(message);
      const isAllowed = isOriginAllowed(this.#hub.options, request.headers);
      const user = isAllowed ? await this.#hub.options.authenticate(request) : null;
      // Nothing is awaited from here on: the second of two sockets for one connection must find it taken.
      const found = isAllowed ? this.#findForSocket(request, user) : { answer: { status: 403 } };
      if ('answer' in found) {
        refuseUpgrade(socket, found.answer);
        return;
      }
      socket.off('error', onError);
      this.#webSockets.handleUpgrade(message, socket, head, (webSocket) => {
        if (webSocket instanceof HubSocket) found.value.open(new WebSocketTransport(webSocket, socket, found.value));
      });
    } catch (thrown) {
      this.#hub.options.logger?.error({ err: toError(thrown) }, 'hub upgrade failed');
      refuseUpgrade(socket, { status: 500 });
    }
  }

  async #route(
    message: IncomingMessage,
    response: ServerResponse,
    request: HubRequest,
    isNegotiate: boolean,
    answering: GivenHeaders,
  ): Promise<Answer | undefined> {
    const { method, headers } = request;
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      return { status: 204, headers: isOriginAllowed(this.#hub.options, headers) ? PREFLIGHT_HEADERS : {} };
    }
    const user = await this.#hub.options.authenticate(request);
    if (user === null) return unauthorisedAnswer(request.token !== undefined);
    if (isNegotiate) return this.#negotiate(request, user);
    switch (method) {
      case 'GET':
        return this.#receive(request, user, response, answering);
      case 'POST':
        return this.#send(request, user, message);
      case 'DELETE':
        return this.#terminate(request, user);
      default:
        return METHOD_NOT_ALLOWED;
    }
  }

  #negotiate(request: HubRequest, user: User): Answer {
    if (request.method !== 'POST') return METHOD_NOT_ALLOWED;
    if (this.#hub.closing) return STOPPING;
    if (this.#hub.hasEnough(user)) return TOO_MANY;
    const body = negotiate(request.query, this.#transports, () => this.#hub.admit(user));
    return { status: 200, text: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }

  #receive(request: HubRequest, user: User, response: ServerResponse, headers: GivenHeaders): Answer | undefined {
    const wantsEvents = /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(request.headers.accept ?? '');
    const name = wantsEvents ? 'ServerSentEvents' : 'LongPolling';
    const found = this.#find(request, user);
    if ('answer' in found) return found.answer;
    const connection = found.value;
    const refusal = this.#refuseTransport(connection, name);
    if (refusal !== undefined) return refusal;
    const { transport } = connection;
    // If the client left during authentication, nothing would ever report it as gone.
    if (response.destroyed) return undefined;
    if (transport instanceof LongPollingTransport) {
      transport.poll(response, headers);
    } else if (transport !== undefined) {
      return { status: 409 };
    } else if (wantsEvents) {
      connection.open(new ServerSentEventsTransport(response, headers, connection));
    } else {
      const polling = new LongPollingTransport(connection, this.#polling);
      connection.open(polling);
      polling.open(response, headers);
    }
    return undefined;
  }

  async #send(request: HubRequest, user: User, message: IncomingMessage): Promise<Answer> {
    const found = this.#find(request, user);
    if ('answer' in found) return found.answer;
    const { transport } = found.value;
    if (transport === undefined) return { status: 400, text: 'The connection has no transport yet' };
    if (transport.name === 'WebSockets') {
      return { status: 405, text: 'POST requests are not allowed for WebSocket connections.' };
    }
    const body = await readBody(message, this.#hub.limits.maxBodyBytes);
    if (body === undefined) return { status: 413, headers: { connection: 'close' } };
    if (found.value.status === 'closed') return UNKNOWN_ID;
    found.value.received(body);
    return { status: 200 };
  }

  #terminate(request: HubRequest, user: User): Answer {
    const found = this.#find(request, user);
    if ('answer' in found) return found.answer;
    if (found.value.transport?.name !== 'LongPolling') {
      return { status: 400, text: 'Cannot terminate this connection using the DELETE endpoint.' };
    }
    found.value.drop(undefined);
    return { status: 202 };
  }

  #findForSocket(request: HubRequest, user: User | null): Found<HubConnection<User>> {
    if (user === null) return { answer: unauthorisedAnswer(request.token !== undefined) };
    if (this.#hub.closing) return { answer: STOPPING };
    if (!this.#transports.includes('WebSockets')) return { answer: notSupported('WebSockets') };
    // Without an id the client has skipped negotiation.
    if (!request.query.has('id'))
      return this.#hub.hasEnough(user) ? { answer: TOO_MANY } : { value: this.#hub.admit(user) };
    const found = this.#find(request, user);
    if ('answer' in found) return found;
    const answer = this.#refuseTransport(found.value, 'WebSockets');
    if (answer !== undefined) return { answer };
    return found.value.transport === undefined ? found : { answer: { status: 409 } };
  }

  #find(request: HubRequest, user: User): Found<HubConnection<User>> {
    const token = request.query.get('id') ?? '';
    if (token === '') return { answer: { status: 400, text: 'Connection ID required' } };
    const connection = this.#hub.find(token);
    if (connection === undefined) return { answer: UNKNOWN_ID };
    if (connection.user.userKey !== user.userKey) {
      return { answer: { status: 403, text: 'The connection belongs to another user' } };
    }
    // The same user, perhaps with a newer session.
    connection.user = user;
    return { value: connection };
  }

  #refuseTransport({ transport }: HubConnection<User>, name: TransportName): Answer | undefined {
    if (!this.#transports.includes(name)) return notSupported(name);
    if (transport !== undefined && transport.name !== name) {
      return { status: 400, text: 'Cannot change transports mid-connection' };
    }
    return undefined;
  }
}
