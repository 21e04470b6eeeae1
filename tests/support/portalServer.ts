import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/support/run.ts';
import { serverProgram } from '../../scripts/support/serverProgram.ts';

/** Generous: a shared machine may be many times slower than a desktop. */
export const START_LIMIT_MS = 300_000;
/** Longer than the server gives itself to shut down. */
const STOP_LIMIT_MS = 30_000;
const ANSWER_LIMIT_MS = 10_000;
const POLL_MS = 50;
const PORT_TRIES = 50;
/** Ports for each of Playwright's parallel workers, so that no two choose the same one. */
const PORTS_A_WORKER = 2_500;
/** V8 compiles the embedded database only once. Recompiling it for speed costs more than a test gains (docs/testing.md). */
const QUICKLY = '--liftoff-only';
const PRELOAD = pathToFileURL(join(ROOT, 'tests/support/portalProcess.mjs')).href;

/**
 * A free port of the loopback address. Below the range that systems use for outgoing connections, so that none of these
 * takes it while the server restarts.
 */
export async function freePort(): Promise<number> {
  const lowest = 20_000 + (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 4) * PORTS_A_WORKER;
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    const port = randomInt(lowest, lowest + PORTS_A_WORKER);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error('no free port');
}

/**
 * The real backend in its own process, with one data folder and the portal as it was last built; keeps its port when
 * restarted.
 */
export class PortalServer {
  readonly #dataDir: string;
  readonly #environment: Readonly<Record<string, string>>;
  #port = 0;
  #child: ChildProcess | undefined;
  #output = '';

  /** Set `PORT` in `environment` if the port must be known before the start. */
  constructor(dataDir: string, environment: Readonly<Record<string, string>> = {}) {
    this.#dataDir = dataDir;
    this.#environment = environment;
  }

  /** Known from the first start on, like `origin`. */
  get port(): number {
    return this.#port;
  }

  /** `http://127.0.0.1:<port>` */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Everything the process has written, newest last: its log, and the text messages of demo mode. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when the sign-in page is served. Does nothing if the server is already running. */
  async start(): Promise<void> {
    if (this.running) return;
    if (this.#port === 0) this.#port = Number(this.#environment['PORT'] ?? 0) || (await freePort());
    const child = spawn(process.execPath, [QUICKLY, '--import', PRELOAD, ...serverProgram()], {
      cwd: ROOT,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DATABASE_URL: '',
        // A browser on a busy machine is slower than any network: a socket opened early may wait for its first request.
        HEADER_SECONDS: '300',
        BODY_SPAN_SECONDS: '600',
        ...this.#environment,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    const keep = (chunk: Buffer): void => {
      this.#output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    await this.#answering();
  }

  async #answering(): Promise<void> {
    const end = performance.now() + START_LIMIT_MS;
    while (performance.now() < end) {
      if (!this.running) throw new Error(`The server ended while starting:\n${this.#output}`);
      const ok = await fetch(`${this.origin}/login`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ok) return;
      await wait(POLL_MS);
    }
    throw new Error(`The server did not answer within ${START_LIMIT_MS} ms:\n${this.#output}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.running) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(late);
  }

  /** Moves the clock of a server that was started with a shifted one: from now on it is `shiftMs` ahead. */
  moveClock(shiftMs: number): void {
    this.#child?.stdin?.write(`${shiftMs}\n`);
  }

  /** Stops it as an operator does; resolves when the process has exited. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Kills it without warning. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }
}

/** Where a run keeps its data folders. */
export function runFolder(name: string): string {
  return join(ROOT, '.cache', name);
}
