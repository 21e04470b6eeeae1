import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');
const READY = /Atrium is ready at (\S+)/;

const started = new Set<ChildProcess>();
// A test that failed half-way leaves its server running, and a running child keeps the whole test file from ending.
after(() => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
});

/** The server in a process of its own, on a free port unless told otherwise. */
export class ServerProcess {
  readonly child: ChildProcess;
  output = '';
  errors = '';
  readonly exited: Promise<number | null>;

  constructor(environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
    const clean = { ...process.env, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment };
    this.child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts', ...args], { cwd: ROOT, env: clean });
    started.add(this.child);
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.output += chunk.toString();
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
    this.exited = once(this.child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  }

  /** The address, once it serves. Throws when the process ends instead. */
  async ready(): Promise<string> {
    let ended = false;
    void this.exited.then(() => {
      ended = true;
    });
    for (;;) {
      const address = READY.exec(this.output)?.[1];
      if (address) return address;
      if (ended) throw new Error(`The server ended: ${this.errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}
