/**
 * Compares the backend with another checkout of it: `npm run bench:releases -- <folder> [--rounds 150]`. Both run on the
 * loopback address over embedded databases with the demo; requests alternate, and which goes first alternates too. Prints for
 * each kind of request both medians in milliseconds and their ratio, and the same for one server against itself, which shows the
 * ratio's noise on this machine; then likewise the CPU time of a request, which says more if others use the machine (Linux only).
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './portal/statistics.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '150' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const [before] = positionals;
if (before === undefined) throw new Error('Name the folder of the other checkout.');

const READY = /Atrium is ready at (\S+)\n/;
const CLIENT = { client_id: 'portal-web', client_secret: 'portal-web-demo' };
const folders: string[] = [];
const children: ReturnType<typeof spawn>[] = [];
/** The process id of each server, by its address. */
const processes = new Map<string, number>();

async function start(cwd: string): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'atrium-release-'));
  folders.push(data);
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  return new Promise((answer, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found === undefined) return;
      processes.set(found, child.pid ?? 0);
      answer(found);
    });
    child.once('exit', () => fail(new Error(`No server in ${cwd}.`)));
  });
}

type Ask = (origin: string) => Promise<Response>;
const tokens = new Map<string, string>();
/** Alternating, since sign-ins under one name are rate-limited. */
const NAMES = ['lin', 'chen', 'wang', 'solo', 'admin'];
let turn = 0;
const SIGN_INS = 60;

const signInAs = (username: string, origin: string): Promise<Response> =>
  fetch(`${origin}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...CLIENT,
      grant_type: 'password',
      scope: 'offline_access portal',
      username,
      password: 'Portal#2026',
    }),
  });
// The same name for both servers of a round.
const signIn: Ask = (origin) => signInAs(NAMES[Math.floor(turn++ / 2) % NAMES.length] ?? 'lin', origin);
const posting =
  (path: string, body: object): Ask =>
  (origin) =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.get(origin)}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
const task = { title: 'Bench', startedAt: '2026-11-21T09:00:00', endAt: '2026-11-21T18:00:00', isWarming: false };

/** Lin's tokens in her first company, and her id there. */
async function enter(origin: string): Promise<string> {
  const host = await (await signInAs('lin', origin)).json();
  const headers = { authorization: `Bearer ${host.access_token}` };
  const companies = await (
    await fetch(`${origin}/api/identity/organization-units/user-in-tenants`, { headers })
  ).json();
  const query = new URLSearchParams(CLIENT);
  const path = `/api/identity/organization-units/switch/${companies.items[0].tenantId}/tenant?${query}`;
  const own = await (await fetch(origin + path, { headers })).json();
  tokens.set(origin, own.access_token);
  const configuration = await fetch(`${origin}/api/abp/application-configuration`, {
    headers: { authorization: `Bearer ${own.access_token}` },
  });
  return (await configuration.json()).currentUser.id;
}

async function timed(ask: Ask, origin: string): Promise<number> {
  const begun = performance.now();
  const answer = await ask(origin);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} of ${answer.url}`);
  return performance.now() - begun;
}

/** Milliseconds of CPU time that a server has used so far; the system counts hundredths of a second. */
async function processorOf(origin: string): Promise<number> {
  const fields = (await readFile(`/proc/${processes.get(origin)}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

interface Compared {
  readonly clock: readonly [number, number];
  readonly processor: readonly [number, number];
}

/** Medians of both by wall time, and means by CPU time, alternating. */
async function compare(ask: Ask, one: string, other: string): Promise<Compared> {
  const times: [number[], number[]] = [[], []];
  const count = ask === signIn ? SIGN_INS : rounds;
  const had = [await processorOf(one), await processorOf(other)] as const;
  for (let round = 0; round < count; round++) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const index of order) times[index as 0 | 1].push(await timed(ask, index === 0 ? one : other));
  }
  return {
    clock: [median(times[0]), median(times[1])],
    processor: [((await processorOf(one)) - had[0]) / count, ((await processorOf(other)) - had[1]) / count],
  };
}

try {
  const now = resolve(import.meta.dirname, '../..');
  const [was, is, twin] = [await start(resolve(before)), await start(now), await start(now)];
  const users = [await enter(was), await enter(is), await enter(twin)];
  const kinds: readonly (readonly [string, Ask])[] = [
    ['sign-in', signIn],
    ['list', posting('/api/user-work/work/my-working', { skipCount: 0, maxResultCount: 10, sortType: 1 })],
    ['create', posting('/api/user-work/personal/create', { ...task, executors: [users[1]] })],
  ];
  for (const [what, ask] of kinds) {
    const both = await compare(ask, was, is);
    const itself = await compare(ask, is, twin);
    for (const by of ['clock', 'processor'] as const) {
      const [first, second] = both[by];
      const told = [first, second].map((ms) => ms.toFixed(2)).join(' → ');
      const [own, same] = itself[by];
      console.log(`${what}, ${by}: ${told} ms, ${(second / first).toFixed(3)} (itself ${(same / own).toFixed(3)})`);
    }
  }
  console.log(
    `load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
