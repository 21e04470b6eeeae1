import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { readAttachment, shownName, uploadAttachment } from '../../../server/src/domain/attachments/attachments.ts';
import { recogniseFile } from '../../../server/src/domain/attachments/fileKinds.ts';
import { sweepUploads } from '../../../server/src/domain/sweeps.ts';
import { deleteTask } from '../../../server/src/domain/tasks/change.ts';
import { readTask } from '../../../server/src/domain/tasks/read.ts';
import { createTask } from '../../../server/src/domain/tasks/write.ts';
import { drawProduct } from '../../../server/src/seed/pictures/drawings.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import type { FileStorage } from '../../../server/src/storage/fileStorage.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';
import { refusal, taskInput } from './given.ts';

const LIN = userId('aurora', 'lin');
const PNG = Buffer.from(drawProduct('rail'));
const file = (fileName: string, content: Buffer | string) => ({
  field: 'file',
  fileName,
  contentType: 'text/html',
  content: Buffer.from(content),
});

/** An Office document with its list of contents, stored uncompressed: all that identifies its kind. */
function officeFile(kind: string): Buffer {
  const type = kind.includes('macro')
    ? `application/vnd.ms-word.${kind}`
    : `application/vnd.openxmlformats-officedocument.${kind}`;
  const content = Buffer.from(`<Types><Override PartName="/word/document.xml" ContentType="${type}+xml"/></Types>`);
  const name = Buffer.from('[Content_Types].xml');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, content]);
}

describe('attachments', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());
  const upload = (who: string, name: string, content: Buffer | string = 'text', company?: string) =>
    uploadAttachment(demo.inSteps(who, company), [file(name, content)]);
  const read = (who: string, name: string, company?: string) => readAttachment(demo.inSteps(who, company), name);

  it('keeps a file under a name of its own and returns it under the user’s', async () => {
    const kept = await upload('wang', '壳体 照片.png', PNG);
    assert.match(kept.name, /^[0-9a-f]{40}\.png$/);
    assert.equal(kept.orgName, '壳体 照片.png');
    const answer = await read('wang', kept.name);
    assert.deepEqual([answer.fileName, answer.contentType, answer.inline], ['壳体 照片.png', 'image/png', true]);
  });

  it('keeps a picture without the camera’s metadata, and reports the size of what is kept', async () => {
    const { name } = await upload('wang', 'photo.png', Buffer.concat([PNG, Buffer.from('GPS 31.23 N')]));
    const { content } = await read('wang', name);
    assert.deepEqual(Buffer.isBuffer(content) ? content : await buffer(content), PNG);
    const { size } = await demo.as('wang', ({ db }) =>
      db.selectFrom('attachments').select('size').where('blob_name', '=', name).executeTakeFirstOrThrow(),
    );
    assert.equal(Number(size), PNG.length);
  });

  it('accepts files just under 5 MB and refuses 5 MB, an empty file, and no file', async () => {
    const limit = 5 * 1024 * 1024;
    await upload('wang', 'a.bin', Buffer.alloc(limit - 1, 'a'));
    await assert.rejects(upload('wang', 'a.bin', Buffer.alloc(limit)), refusal(400, 'file'));
    await assert.rejects(upload('wang', 'a.bin', ''), refusal(400, 'file'));
    await assert.rejects(uploadAttachment(demo.inSteps('wang'), []), refusal(400, 'file'));
  });

  const kinds = (name: string, content: Buffer | string, allowsMacros = false) =>
    recogniseFile(name, Buffer.from(content), { allowsMacros });

  it('looks at the content: a page or a program never passes as a picture, SVG and HTML are never inline', async () => {
    assert.equal(await kinds('photo.png', '<html><script>alert(1)</script>'), undefined);
    assert.equal(await kinds('photo.jpg', PNG), undefined);
    assert.equal(await kinds('photo.txt', PNG), undefined);
    assert.equal(await kinds('setup.exe', 'text'), undefined);
    assert.equal(await kinds('notes.txt', 'MZ program'), undefined);
    assert.equal(await kinds('report.pdf', 'no pdf'), undefined);
    for (const name of ['drawing.svg', 'page.html', 'page.xhtml', 'noending']) {
      const kind = await kinds(name, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
      assert.deepEqual([kind?.contentType, kind?.inline], ['application/octet-stream', false], name);
    }
  });

  it('accepts what is on the list and plain text, and nothing else', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
    const listed = [
      ['a.gif', gif],
      ['a.txt', '内容'],
      ['a.csv', Buffer.from('\ufeffa,b', 'utf16le')],
      ['a.step', 'ISO-10303-21;'],
      ['drawing.svg', '<?xml version="1.0"?><svg/>'],
      ['a.docx', officeFile('wordprocessingml.document.main')],
    ] as const;
    for (const [name, content] of listed) assert.ok(await kinds(name, content), name);
    const refused = [
      ['a.bin', Buffer.from([1, 0, 2, 3])],
      ['a.txt', gif],
      ['a.zip', 'text'],
      ['noending', Buffer.from('7f454c4602010100', 'hex')],
      ['a.swf', Buffer.from('FWS\x08    ')],
    ] as const;
    for (const [name, content] of refused) assert.equal(await kinds(name, content), undefined, name);
    for (const ending of 'wsf jse vbe pif cpl reg url iso chm exe EXE'.split(' '))
      assert.equal(await kinds(`a.${ending}`, 'text'), undefined, ending);
    for (const name of ['a.txt.', 'a.exe.', 'a.exe ..', 'a.exe::$DATA'])
      assert.equal(await kinds(name, 'text'), undefined, name);
  });

  it('accepts documents with macros only if the installation does, and under their own name', async () => {
    const macros = officeFile('document.macroEnabled.main');
    assert.equal(await kinds('a.docm', macros), undefined);
    assert.equal(await kinds('a.docx', macros, true), undefined);
    assert.equal(await kinds('a.docx', macros), undefined);
    assert.equal((await kinds('a.docm', macros, true))?.contentType, 'application/octet-stream');
  });

  it('neutralises dangerous names', () => {
    assert.equal(shownName('../../etc/passwd'), 'passwd');
    assert.equal(shownName('C:\\secret\\plan.docx'), 'plan.docx');
    assert.equal(shownName('a\u0000b\u202etxt.exe'), 'abtxt.exe');
    assert.equal(shownName(''), 'file');
    assert.equal(shownName(`${'长'.repeat(300)}.png`).length, 200);
  });

  it('shows a file to the people of its to-do and to nobody else, in no other company', async () => {
    const kept = await upload('wang', 'plan.txt');
    const attachments = [{ blobName: kept.name, fileName: 'renamed by the client' }];
    await assert.rejects(read('lin', kept.name), refusal(404));
    const id = await demo.as('wang', (work) =>
      createTask(work, 'personal', taskInput({ executors: [LIN], attachments })),
    );
    const task = await demo.as('lin', (work) => readTask(work, id, ['personal']));
    assert.deepEqual(task.attachments, [{ blobName: kept.name, fileName: 'plan.txt' }]);
    assert.equal((await read('lin', kept.name)).inline, false);
    await assert.rejects(read('chen', kept.name), refusal(404));
    await assert.rejects(read('wang', kept.name, 'boreal'), refusal(404));
    await assert.rejects(read('lin', '../server.ts'), refusal(404));
  });

  it('accepts no file of another user or another to-do, and none that does not exist', async () => {
    const theirs = await upload('chen', 'theirs.txt');
    const used = await upload('wang', 'used.txt');
    await demo.as('wang', (work) =>
      createTask(work, 'personal', taskInput({ attachments: [{ blobName: used.name, fileName: 'x' }] })),
    );
    for (const blobName of [theirs.name, used.name, 'nothing.txt']) {
      const attachments = [{ blobName, fileName: 'x' }];
      await assert.rejects(
        demo.as('wang', (work) => createTask(work, 'personal', taskInput({ attachments }))),
        refusal(400, 'attachments'),
      );
    }
  });

  it('removes files after a day if they were never used or their to-do is gone', async () => {
    demo.clock = NOW;
    const kept = await upload('xu', 'kept.txt');
    const gone = await upload('xu', 'gone.txt');
    const create = (blobName: string) =>
      demo.as('xu', (work) =>
        createTask(
          work,
          'personal',
          taskInput({ executors: [work.userId], attachments: [{ blobName, fileName: 'x' }] }),
        ),
      );
    await create(kept.name);
    const deleted = await create(gone.name);
    await demo.as('xu', (work) => deleteTask(work, deleted, ['personal']));
    assert.equal(await sweepUploads(demo.database, demo.services), 0);
    demo.clock = new Date(NOW.getTime() + 25 * 3_600_000);
    assert.ok((await sweepUploads(demo.database, demo.services)) >= 1);
    await read('xu', kept.name);
    await assert.rejects(read('xu', gone.name), refusal(404));
  });

  it('repeats a removal that failed: until then nobody gets the file, afterwards it is gone', async () => {
    demo.clock = NOW;
    const name = (await upload('chen', 'stubborn.txt')).name;
    demo.clock = new Date(NOW.getTime() + 25 * 3_600_000);
    const { storage } = demo.services;
    const broken = { ...storage, remove: () => Promise.reject(new Error('no disk')) };
    await assert.rejects(sweepUploads(demo.database, { ...demo.services, storage: broken }), /no disk/);
    await assert.rejects(read('chen', name), refusal(404));
    assert.ok(await storage.get(tenantId('aurora'), name));
    await sweepUploads(demo.database, demo.services);
    assert.equal(await storage.get(tenantId('aurora'), name), undefined);
  });

  it('removes the other files if one cannot be removed, in its company and elsewhere', async () => {
    demo.clock = NOW;
    const stubborn = (await upload('chen', 'stubborn.txt')).name;
    const names = [(await upload('chen', 'before.txt')).name, (await upload('xu', 'after.txt')).name];
    const elsewhere = (await upload('lin', 'elsewhere.txt', 'text', 'boreal')).name;
    demo.clock = new Date(NOW.getTime() + 25 * 3_600_000);
    const { storage } = demo.services;
    const remove: FileStorage['remove'] = async (tenant, name) => {
      if (name === stubborn) throw new Error('no disk');
      await storage.remove(tenant, name);
    };
    await assert.rejects(sweepUploads(demo.database, { ...demo.services, storage: { ...storage, remove } }), /no disk/);
    for (const name of names) assert.equal(await storage.get(tenantId('aurora'), name), undefined);
    assert.equal(await storage.get(tenantId('boreal'), elsewhere), undefined);
    assert.ok(await storage.get(tenantId('aurora'), stubborn));
    assert.equal(await sweepUploads(demo.database, demo.services), 1);
  });
});
