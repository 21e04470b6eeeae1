import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../scripts/support/run.ts';

const START_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** A port of the loopback address that nothing listens on at the moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}

/**
 * The real backend in a process of its own, over one data folder and the portal as it was last built; keeps its port when
 * started again.
 */
export class PortalServer {
  readonly #dataDir: string;
  readonly #environment: Readonly<Record<string, string>>;
  #port = 0;
  #child: ChildProcess | undefined;
  #output = '';

  constructor(dataDir: string, environment: Readonly<Record<string, string>> = {}) {
    this.#dataDir = dataDir;
    this.#environment = environment;
  }

  /** `http://127.0.0.1:<port>`; known from the first start on. */
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

  /** Resolves when the sign-in page is served. Does nothing while it runs. */
  async start(): Promise<void> {
    if (this.running) return;
    if (this.#port === 0) this.#port = await freePort();
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DATABASE_URL: '',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
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
      const ok = await fetch(`${this.origin}/login`).then(
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
    await ended;
  }

  /** Ends it as an operator does; resolves when the process is gone. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }
}

/** Where a run keeps its data folders. */
export function runFolder(name: string): string {
  return join(ROOT, '.cache', name);
}
