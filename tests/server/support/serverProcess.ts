import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after } from 'node:test';
import { serverProgram } from '../../../scripts/support/serverProgram.ts';
import { eventually } from './eventually.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Up to the end of the line: output arrives in chunks split anywhere. */
const READY = /Atrium is ready at (\S+)\n/;

/** A start on an empty folder migrates and seeds, which takes most of a minute on a busy machine. */
const START_LIMIT_MS = 150_000;

const started = new Set<ChildProcess>();
// A test that fails halfway leaves its server running, and a running child keeps the whole test file from ending.
after(() => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
});

/** The server in a process of its own, on a free port unless told otherwise. */
export class ServerProcess {
  readonly child: ChildProcess;
  output = '';
  errors = '';
  #ended = false;
  /** The exit code, once all its output has been read too. */
  readonly exited: Promise<number | null>;

  constructor(environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
    const clean = { ...process.env, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment };
    this.child = spawn(process.execPath, [...serverProgram(), ...args], { cwd: ROOT, env: clean });
    started.add(this.child);
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.output += chunk.toString();
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
    this.exited = once(this.child, 'close').then(([code]) => {
      this.#ended = true;
      return typeof code === 'number' ? code : null;
    });
  }

  /** The address, once it serves. Throws if the process ends instead. Never a name, which a machine may resolve otherwise. */
  async ready(): Promise<string> {
    const [, address = ''] = await this.printed(READY);
    return address.replace('//localhost', '//127.0.0.1');
  }

  /** Its output, once it has printed that. Throws if the process ends without it. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    let found: RegExpExecArray | null = null;
    const arrived = () => {
      found = pattern.exec(this.output);
      return found !== null || this.#ended;
    };
    await eventually(arrived, `${pattern} in the output of the server`, START_LIMIT_MS);
    if (found === null) throw new Error(`The server ended without ${pattern}: ${this.errors}`);
    return found;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}
