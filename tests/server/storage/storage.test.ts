import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { toApiError } from '../../../server/src/errors/envelope.ts';
import type { FileStorage } from '../../../server/src/storage/fileStorage.ts';
import { folderStorage } from '../../../server/src/storage/folderStorage.ts';
import { signS3 } from '../../../server/src/storage/s3Signature.ts';
import { s3Storage } from '../../../server/src/storage/s3Storage.ts';

const TENANT = '11111111-1111-4111-8111-111111111111';
const KEYS = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

/** A service that keeps objects in memory and accepts only requests signed for their content. */
function objectService(): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const content = await buffer(request);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const stamp = String(request.headers['x-amz-date']).replace(
      /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    const method = request.method ?? '';
    const expected = signS3(KEYS, { method, url, content: content.length > 0 ? content : '', now: new Date(stamp) });
    if (request.headers.authorization !== expected['authorization']) return void response.writeHead(403).end();
    const key = url.pathname;
    if (method === 'PUT') objects.set(key, content);
    if (method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (method === 'GET') return void response.writeHead(found ? 200 : 404).end(found);
    response.writeHead(method === 'DELETE' ? 204 : 200).end();
  });
}

describe('storage of attachments', () => {
  let folder = '';
  let service: Server;
  let endpoint = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-files-'));
    service = objectService().listen(0, '127.0.0.1');
    await new Promise((resolve) => service.once('listening', resolve));
    const address = service.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  after(async () => {
    service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const kinds: readonly [string, () => FileStorage][] = [
    ['folder', () => folderStorage(folder)],
    ['S3-compatible service', () => s3Storage({ ...KEYS, endpoint, bucket: 'files' })],
  ];
  for (const [name, make] of kinds) {
    it(`keeps, returns and removes a file in a ${name}`, async () => {
      const storage = make();
      const content = Buffer.from('内容 of a file');
      await storage.put(TENANT, 'a.txt', content, 'text/plain');
      const stream = await storage.get(TENANT, 'a.txt');
      assert.ok(stream);
      assert.deepEqual(await buffer(stream), content);
      assert.equal(await storage.get(TENANT, 'b.txt'), undefined);
      await storage.remove(TENANT, 'a.txt');
      await storage.remove(TENANT, 'a.txt');
      assert.equal(await storage.get(TENANT, 'a.txt'), undefined);
    });

    it(`lets no name escape its place in a ${name}`, async () => {
      const storage = make();
      for (const bad of ['../x', 'a/b', '..', '.hidden', 'a\\b', '', 'x'.repeat(200), 'a\0b']) {
        await assert.rejects(async () => storage.put(TENANT, bad, Buffer.from('x'), 'text/plain'), /refused/, bad);
        await assert.rejects(async () => storage.get('..', 'a.txt'), /refused/);
      }
    });
  }

  it('leaves no half-written file under its name', async () => {
    await folderStorage(folder).put(TENANT, 'whole.bin', Buffer.alloc(100_000), 'application/octet-stream');
    assert.deepEqual(await readdir(join(folder, TENANT)), ['whole.bin']);
  });

  it('leaves nothing behind on a full disk, and says that it is full', async () => {
    const tenant = join(folder, 'full');
    await mkdir(tenant);
    // The file that is always full.
    await symlink('/dev/full', join(tenant, 'a.txt.part'));
    const put = folderStorage(folder).put('full', 'a.txt', Buffer.from('x'), 'text/plain');
    const failure: unknown = await put.catch((error: unknown) => error);
    assert.equal(toApiError(failure).status, 507);
    assert.deepEqual(await readdir(tenant), []);
  });

  it('removes what an interrupted write left behind, once no write can be under way', async () => {
    const storage = folderStorage(folder);
    await storage.put(TENANT, 'kept.txt', Buffer.from('x'), 'text/plain');
    const left = join(folder, TENANT, 'left.txt.part');
    await writeFile(left, 'half');
    const hourAgo = new Date(Date.now() - 3_600_000);
    assert.equal(await storage.sweep(hourAgo), 0);
    const long = new Date(hourAgo.getTime() - 1000);
    for (const name of ['kept.txt', 'left.txt.part']) await utimes(join(folder, TENANT, name), long, long);
    assert.equal(await storage.sweep(hourAgo), 1);
    assert.deepEqual(
      [...(await readdir(join(folder, TENANT)))].filter((name) => /kept|left/.test(name)),
      ['kept.txt'],
    );
  });

  it('lets nobody else on the machine read a file', async () => {
    const own = join(folder, 'own');
    await folderStorage(own).put(TENANT, 'a.txt', Buffer.from('x'), 'text/plain');
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    assert.deepEqual([await modeOf(join(own, TENANT)), await modeOf(join(own, TENANT, 'a.txt'))], ['700', '600']);
  });

  it('signs like the example in the signature’s own documentation', () => {
    const now = new Date('2013-05-24T00:00:00Z');
    const sign = (query: string) =>
      signS3(KEYS, {
        method: 'GET',
        url: new URL(`https://examplebucket.s3.amazonaws.com/${query}`),
        content: '',
        now,
      })['authorization'];
    assert.match(
      sign('?lifecycle') ?? '',
      /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
    );
    assert.match(
      sign('?max-keys=2&prefix=J') ?? '',
      /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
    );
  });

  it('fails loudly when the service refuses', async () => {
    const storage = s3Storage({ ...KEYS, secretAccessKey: 'wrong', endpoint, bucket: 'files' });
    await assert.rejects(storage.put(TENANT, 'a.txt', Buffer.from('x'), 'text/plain'), /answered 403/);
  });
});
