import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { quickFolder } from '../../support/quickFolder.ts';
import { eventually } from '../support/eventually.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { CLIENT, demoData, PASSWORD } from '../support/testApp.ts';
import { prepareDataFolder } from '../support/testDatabase.ts';

const HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

async function signIn(address: string): Promise<string> {
  const form = { ...CLIENT, grant_type: 'password', username: 'solo', password: PASSWORD, scope: 'portal' };
  const answer = await fetch(`${address}/connect/token`, {
    method: 'POST',
    headers: HEADERS,
    body: new URLSearchParams(form),
  });
  const { access_token }: { access_token: string } = await answer.json();
  return access_token;
}

async function post(address: string, token: string, path: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

describe('kill -9 in the middle of writes', () => {
  let folder = '';
  before(async () => {
    folder = await quickFolder('kill');
    await prepareDataFolder(folder, demoData);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('loses no acknowledged row, and the server starts again over the folder left behind', async () => {
    const first = new ServerProcess({ DATA_DIR: folder });
    const address = await first.ready();
    const token = await signIn(address);
    const configuration = await fetch(`${address}/api/abp/application-configuration`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { currentUser }: { currentUser: { id: string } } = await configuration.json();
    const acknowledged = new Set<unknown>();
    const refused: unknown[] = [];
    let killed = false;
    const write = async (worker: number) => {
      for (let i = 0; !killed; i += 1) {
        const task = {
          title: `row ${worker}-${i}`,
          startedAt: '2030-01-01T09:00:00',
          endAt: '2030-01-02T09:00:00',
          executors: [currentUser.id],
        };
        try {
          await post(address, token, '/api/user-work/personal/create', task);
          acknowledged.add(task.title);
        } catch (error) {
          // Every write must succeed before the kill; the last ones cannot after it.
          if (!killed) return void refused.push(error);
        }
      }
    };
    const writers = [0, 1, 2, 3].map(write);
    await eventually(() => acknowledged.size >= 60 || refused.length > 0, 'sixty rows');
    assert.deepEqual(refused, []);
    killed = true;
    await first.end('SIGKILL');
    await Promise.all(writers);

    const second = new ServerProcess({ DATA_DIR: folder });
    const again = await second.ready();
    const { items } = (await post(again, await signIn(again), '/api/user-work/personal/my-start', {
      skipCount: 0,
      maxResultCount: 1000,
    })) as { items: { title: string }[] };
    const kept = new Set(items.map(({ title }) => title));
    assert.deepEqual(
      [...acknowledged].filter((title) => !kept.has(String(title))),
      [],
    );
    assert.ok(kept.size >= 60);
    assert.equal(await second.end('SIGTERM'), 0);
  });
});
