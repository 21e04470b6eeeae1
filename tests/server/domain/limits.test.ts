import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { pictureFile, setProfilePicture } from '../../../server/src/domain/accounts/pictures.ts';
import { takeLooseFiles, uploadAttachment } from '../../../server/src/domain/attachments/attachments.ts';
import { dimensionalCode } from '../../../server/src/domain/dimensionalCode.ts';
import { listArticles, saveArticle } from '../../../server/src/domain/portal/articles.ts';
import { createTask } from '../../../server/src/domain/tasks/write.ts';
import { drawProduct } from '../../../server/src/seed/pictures/drawings.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';
import { refusal, taskInput } from './given.ts';

const DAY_MS = 86_400_000;
const file = (fileName: string, content: Buffer) => ({ field: 'file', fileName, contentType: 'x/x', content });

describe('limits of what a company keeps: the last value accepted and the first refused', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  beforeEach(() => {
    demo.clock = NOW;
  });
  after(() => demo.database.close());

  const upload = (who: string) => uploadAttachment(demo.inSteps(who), [file('a.txt', Buffer.from('text'))]);

  it('fifty files per user that are not yet attached to a to-do', async () => {
    const names: string[] = [];
    for (let count = 0; count < 50; count += 1) names.push((await upload('wang')).name);
    await assert.rejects(upload('wang'), refusal(400, 'file'));
    await upload('chen');
    const attachments = names.slice(0, 1).map((blobName) => ({ blobName, fileName: 'a.txt' }));
    await demo.as('wang', (work) => createTask(work, 'personal', taskInput({ attachments })));
    await upload('wang');
    await assert.rejects(upload('wang'), refusal(400, 'file'));
  });

  it('the total size of a company’s files, independently of other companies', async () => {
    const { config } = demo.services;
    const { used } = await demo.as('wang', ({ db }) =>
      db
        .selectFrom('attachments')
        .select((eb) => eb.fn.sum<string | null>('size').as('used'))
        .executeTakeFirstOrThrow(),
    );
    const bytes = Buffer.from('text').length;
    Object.assign(config, { companyFilesGib: (Number(used) + bytes) / 1024 ** 3 });
    await upload('zhou');
    await assert.rejects(upload('zhou'), refusal(400, 'file'));
    await uploadAttachment(demo.inSteps('wang', 'boreal'), [file('a.txt', Buffer.from('text'))]);
    Object.assign(config, { companyFilesGib: 1000 });
    await upload('zhou');
  });

  it('a day for a file that is not yet attached to a to-do', async () => {
    const { name } = await upload('xu');
    demo.clock = new Date(NOW.getTime() + DAY_MS);
    assert.ok(!(await demo.as('xu', takeLooseFiles)).includes(name));
    demo.clock = new Date(NOW.getTime() + DAY_MS + 1);
    assert.ok((await demo.as('xu', takeLooseFiles)).includes(name));
  });

  it('a profile picture below 1 MB that really is a picture', async () => {
    const drawn = Buffer.from(drawProduct('rail'));
    const ofSize = (size: number) => Buffer.concat([drawn, Buffer.alloc(size - drawn.length)]);
    const { id } = await demo.database.host
      .selectFrom('accounts')
      .select('id')
      .where('user_name', '=', 'wang')
      .executeTakeFirstOrThrow();
    const set = (name: string, content: Buffer) =>
      demo.database.inHost((db) => setProfilePicture(db, id, [file(name, content)], NOW));
    const limit = 1024 * 1024;
    const kept = await set('me.png', ofSize(limit - 1));
    await assert.rejects(set('me.png', ofSize(limit)), refusal(400, 'file'));
    await assert.rejects(set('me.txt', Buffer.from('text')), refusal(400, 'file'));
    await assert.rejects(set('me.svg', Buffer.from('<svg/>')), refusal(400, 'file'));
    const read = (name: string) => demo.database.inHost((db) => pictureFile(db, name));
    assert.equal((await read(kept)).contentType, 'image/png');
    await set('new.png', drawn);
    await assert.rejects(read(kept), refusal(404));
  });

  it('a thousand characters in a hand-off code, and no other company’s', async () => {
    const code = (more: object) =>
      demo.as('lin', (work) => dimensionalCode(work, { code: 101, businessId: 'x', ...more }));
    const long = (length: number) => code({ parameters: { a: 'x'.repeat(length) } });
    const rest = 1000 - (await long(0)).length;
    assert.equal((await long(rest)).length, 1000);
    await assert.rejects(long(rest + 1), refusal(400, 'parameters'));
    await assert.rejects(code({ tenantId: '0b6f7c1e-0000-4000-8000-000000000000' }), refusal(404));
  });

  it('an article from the second it is published', async () => {
    const publishDate = '2026-11-20 10:25:00';
    const id = await demo.as('lin', (work) =>
      saveArticle(work, { kind: 'news', title: 'x', body: 'x', isPublished: true, publishDate }),
    );
    const isListedAt = async (instant: string) => {
      demo.clock = new Date(instant);
      return (await demo.as('lin', (work) => listArticles(work, 'news'))).items.some((item) => item.id === id);
    };
    assert.equal(await isListedAt('2026-11-20T02:24:59Z'), false);
    assert.equal(await isListedAt('2026-11-20T02:25:00Z'), true);
  });
});
