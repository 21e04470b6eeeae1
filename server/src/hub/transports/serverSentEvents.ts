import type { ServerResponse } from 'node:http';
import { type GivenHeaders, headersOf } from '../endpoint/answer.ts';
import type { OutgoingRecord } from '../protocol/outgoing.ts';
import { StreamTransport } from './streamTransport.ts';
import type { HubTransport, TransportEvents } from './transport.ts';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache,no-store',
  Pragma: 'no-cache',
  'Content-Encoding': 'identity',
  // Asks nginx, the usual proxy, not to buffer.
  'X-Accel-Buffering': 'no',
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
    response.once('close', () => events.gone());
    response.on('error', ignore);
    response.writeHead(200, headersOf(headers, HEADERS));
    // A comment opens the client's EventSource before there is anything to send.
    response.write(':\r\n');
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
