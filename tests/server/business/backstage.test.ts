import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { listArticles, readArticle } from '../../../server/src/domain/portal/articles.ts';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { listTasks } from '../../../server/src/domain/tasks/lists.ts';
import { markTask } from '../../../server/src/domain/tasks/mark.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';

describe('OA: what the company portal shows, and work to-dos', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
  });
  after(() => demo.database.close());

  const article = {
    title: '试验公告',
    category: '通知',
    summary: '一句话',
    author: '总经理办公室',
    body: '<p>正文</p>',
  };
  const inPortal = async (kind: 'notice' | 'news' | 'business' | 'culture', id: string) => {
    const { items } = await demo.as('lin', (work) => listArticles(work, kind));
    return items.find((one) => one.id === id);
  };

  it('nothing is shown before it is published; then every kind is, with everything that was written', async () => {
    for (const [resource, kind] of [
      ['notice', 'notice'],
      ['news', 'news'],
      ['product', 'business'],
      ['culture', 'culture'],
    ] as const) {
      const id = await act.create(`oa/${resource}`, article);
      assert.equal(await inPortal(kind, id), undefined);
      await act.move(`oa/${resource}`, id, 'publish');
      const shown = await demo.as('lin', (work) => readArticle(work, kind, id, 'staff'));
      assert.deepEqual(
        [shown.title, shown.category, shown.summary, shown.authorName, shown.body, shown.publishDate],
        ['试验公告', '通知', '一句话', '总经理办公室', '<p>正文</p>', '2026-11-20 10:24:00'],
      );
    }
  });

  it('harmful content in a text never reaches the record or the portal', async () => {
    const body = '<p onclick="x()">好</p><script>alert(1)</script><a href="javascript:x">链接</a>';
    const id = await act.create('oa/news', { ...article, body });
    await act.move('oa/news', id, 'publish');
    const kept = String((await act.read('oa/news', id)).record.values['body']);
    const shown = (await demo.as('lin', (work) => readArticle(work, 'news', id, 'staff'))).body;
    for (const text of [kept, shown]) {
      assert.match(text, /好/);
      assert.doesNotMatch(text, /script|onclick|javascript/);
    }
  });

  it('a published article is changed in place, and a withdrawn or deleted one is gone', async () => {
    const id = await act.create('oa/news', article);
    await act.move('oa/news', id, 'publish');
    demo.clock = new Date(NOW.getTime() + 3_600_000);
    await act.change('oa/news', id, { title: '改过的标题' });
    const changed = await inPortal('news', id);
    assert.deepEqual([changed?.title, changed?.publishDate], ['改过的标题', '2026-11-20 10:24:00']);
    await act.move('oa/news', id, 'withdraw');
    assert.equal(await inPortal('news', id), undefined);
    await act.change('oa/news', id, { title: '还是撤回的' });
    assert.equal(await inPortal('news', id), undefined);
    await act.move('oa/news', id, 'publish');
    assert.equal((await inPortal('news', id))?.publishDate, '2026-11-20 11:24:00');
    demo.clock = NOW;
  });

  it('a scheduled article is shown from its time, not before, and not if it was withdrawn', async () => {
    const id = await act.create('oa/notice', article);
    const schedule = (publishAt?: string, of = id) => act.move('oa/notice', of, 'schedule', { publishAt });
    await assert.rejects(schedule(), refusal(400, 'publishAt'));
    await assert.rejects(schedule('2026-11-20T10:24:00'), refusal(400, 'publishAt'));
    await schedule('2026-11-20T12:00:00');
    const taken = await act.create('oa/notice', article);
    await schedule('2026-11-20T12:00:00', taken);
    await act.move('oa/notice', taken, 'unschedule');
    demo.clock = new Date('2026-11-20T03:59:59Z');
    await sweepBusiness(demo.database, demo.services);
    assert.equal(await inPortal('notice', id), undefined);
    demo.clock = new Date('2026-11-20T04:00:00Z');
    await sweepBusiness(demo.database, demo.services);
    await sweepBusiness(demo.database, demo.services);
    assert.equal((await inPortal('notice', id))?.publishDate, '2026-11-20 12:00:00');
    assert.equal((await act.read('oa/notice', id)).record.status, 'published');
    assert.equal(await inPortal('notice', taken), undefined);
    demo.clock = NOW;
  });

  const [lin, chen, wang] = ['lin', 'chen', 'wang'].map((key) => userId('aurora', key));
  const todo = {
    title: '整理展会资料',
    description: '周五前',
    importance: '2',
    startedAt: '2026-11-20T11:00:00',
    endAt: '2026-11-21T18:00:00',
    executors: [{ person: chen }, { person: wang }],
  };

  it('a work to-do reaches its executors with every field, and their progress is shown back', async () => {
    const id = await act.create('oa/task', todo);
    demo.published.length = 0;
    await act.move('oa/task', id, 'assign');
    const [told] = act.told('workerTodo', 'chen');
    for (const field of notificationTypes['OA']?.['workerTodo']?.fields ?? [])
      assert.ok(told?.[field] !== undefined, field);
    assert.deepEqual([told?.['degreeType'], told?.['businessId'], told?.['path']], [2, id, `/child/oa/task/${id}`]);
    const found = await demo.as('chen', (work) => listTasks(work, 'inProgress', { skipCount: 0, maxResultCount: 100 }));
    const mine = found.items.find((one) => one.id === id);
    assert.deepEqual(
      [mine?.title, mine?.description, mine?.source, mine?.degreeType, mine?.isEditOrDelete],
      ['整理展会资料', '周五前', 'OA', 2, false],
    );
    await demo.as('chen', (work) => markTask(work, id));
    const progress = async () => {
      const { record } = await act.read('oa/task', id);
      return [record.status, record.values['finished'], record.values['total']];
    };
    assert.deepEqual(await progress(), ['assigned', 1, 2]);
    await demo.as('chen', (work) => markTask(work, id));
    assert.deepEqual(await progress(), ['assigned', 1, 2]);
    await demo.as('wang', (work) => markTask(work, id));
    assert.deepEqual(await progress(), ['finished', 2, 2]);
    assert.equal(act.told('workerTodo').length, 2, 'whoever assigned it is told of each');
  });

  it('a cancelled work to-do is gone from the to-dos, and its executors are told', async () => {
    const id = await act.create('oa/task', todo);
    await act.move('oa/task', id, 'assign');
    demo.published.length = 0;
    await act.move('oa/task', id, 'cancel');
    assert.equal(act.told('workerTodo', 'wang').length, 1);
    await assert.rejects(
      demo.as('chen', (work) => markTask(work, id)),
      refusal(404),
    );
  });

  it('a to-do that breaks a rule of the portal is refused at its field', async () => {
    const create = (more: object) => act.create('oa/task', { ...todo, ...more });
    await assert.rejects(create({ title: 'x'.repeat(51) }), refusal(400, 'title'));
    await assert.rejects(create({ description: 'x'.repeat(1001) }), refusal(400, 'description'));
    await assert.rejects(create({ endAt: '2026-11-20T10:59:59' }), refusal(400, 'endAt'));
    await assert.rejects(create({ executors: [] }), refusal(400, 'executors'));
    await assert.rejects(create({ executors: [{ person: lin }, { person: lin }] }), refusal(400, 'executors.1.person'));
    const stranger = [{ person: userId('boreal', 'lin') }];
    await assert.rejects(create({ executors: stranger }), refusal(400, 'executors.0.person'));
  });
});
