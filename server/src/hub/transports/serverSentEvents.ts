import type { ServerResponse } from 'node:http';
import type { GivenHeaders } from '../endpoint/answer.ts';
import type { OutgoingRecord } from '../protocol/outgoing.ts';
import { StreamTransport } from './streamTransport.ts';
import type { HubTransport, TransportEvents } from './transport.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache,no-store',
  pragma: 'no-cache',
  'content-encoding': 'identity',
  // Asks nginx, the usual proxy, not to buffer.
  'x-accel-buffering': 'no',
};

/** A broken response is also closed, and the close is what counts. */
function ignore(): void {}

/** Records as events of one endless response; the client sends its own by POST. */
export class ServerSentEventsTransport extends StreamTransport implements HubTransport {
  readonly name = 'ServerSentEvents';
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, headers: GivenHeaders, events: TransportEvents) {
    super(response);
    this.#response = response;
    response.on('close', () => events.gone());
    response.on('error', ignore);
    response.writeHead(200, { ...headers, ...HEADERS });
    response.cork();
    // Node keeps the head while the response is open: joined with the first piece of the body, in some thirty pieces.
    response.flushHeaders();
    // A comment opens the client's EventSource before there is anything to send.
    response.write(':\r\n');
    response.uncork();
  }

  write(record: OutgoingRecord): void {
    this.push(record.event);
  }

  end(): void {
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }
}
