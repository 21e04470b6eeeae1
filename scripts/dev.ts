import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, TOOLS } from './support/run.ts';

const HELP = `npm run dev: the backend, restarted when its sources change, and the portal with hot reload.
The business applications are those of the last npm run build.
  PORT       port of the backend (4300)
  DEV_PORT   port of the portal (5173)
  DATA_DIR, DATABASE_URL and the rest as for npm start`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const port = process.env.PORT ?? '4300';
const env = { ...process.env, PORT: port, ATRIUM_BACKEND: `http://127.0.0.1:${port}` };
const portalArgs = ['--port', process.env.DEV_PORT ?? '5173', '--strictPort'];
const children: ChildProcess[] = [
  ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/src/main.ts'],
  [join(ROOT, TOOLS.vite), ...portalArgs],
].map((args) => spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }));

let ending = false;
/** Stops both when one of them ends or the terminal asks for it. */
function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.once('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0));
