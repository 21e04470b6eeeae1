import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { copyTo, transfer, withdraw } from '../../../server/src/domain/business/approval/acts.ts';
import {
  type ApprovalQuestion,
  countApprovals,
  listApprovals,
} from '../../../server/src/domain/business/approval/list.ts';
import { pendingApprovals } from '../../../server/src/domain/business/approval/pending.ts';
import { readApproval } from '../../../server/src/domain/business/approval/read.ts';
import { approvalDeskOf } from '../../../server/src/domain/business/approval/start.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { listTasks } from '../../../server/src/domain/tasks/lists.ts';
import { markTask } from '../../../server/src/domain/tasks/mark.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { decidingIn } from './deciding.ts';

const WAITING = { box: 'waiting', skipCount: 0, maxResultCount: 5 } as const;

const ALL = { skipCount: 0, maxResultCount: 100 } as const;
const BOXES = ['waiting', 'decided', 'started', 'copied'] as const;

describe('POR-2 what waits for approval', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());

  const shown = () => demo.as('lin', pendingApprovals);
  const listed = () => demo.as('lin', (work) => listApprovals(work, WAITING));

  it('is the same on the workbench as in the application: requests, number and waiting since', async () => {
    const [workbench, centre] = [await shown(), await listed()];
    assert.equal(workbench.totalCount, centre.totalCount);
    assert.deepEqual(
      workbench.items.map(({ request, createAt }) => [request?.title, createAt]),
      centre.items.map(({ title, askedTime }) => [title, askedTime]),
    );
    const [newest] = centre.items;
    assert.ok(newest && newest.askedTime > newest.startTime);
    const { askedTime } = await demo.as('lin', (work) => readApproval(work, newest.id));
    assert.equal(askedTime, newest.askedTime);
    const started = await demo.as('zheng', (work) => listApprovals(work, { ...WAITING, box: 'started' }));
    assert.equal(started.items[0]?.askedTime, '');
  });

  it('its to-dos also name the kind of request in the lists, in both languages; no other to-do does', async () => {
    const lists = await Promise.all(
      (['inProgress', 'overdue', 'participating'] as const).map((name) =>
        demo.as('lin', (work) => listTasks(work, name, { skipCount: 0, maxResultCount: 100 })),
      ),
    );
    const tasks = lists.flatMap(({ items }) => items);
    const [asked] = (await shown()).items;
    assert.ok(asked?.request);
    assert.deepEqual(tasks.find(({ id }) => id === asked.id)?.request, asked.request);
    assert.equal(asked.title, `${asked.request.type.zh}：${asked.request.title}`.slice(0, 50));
    assert.match(asked.request.type.en, /^[A-Z]/);
    for (const task of tasks) assert.equal(task.request !== null, task.source === 'BPM');
  });

  it('without a list named, the keyword finds each request of all lists once, newest first, and nobody else’s', async () => {
    const idsOf = (who: string, question: Partial<ApprovalQuestion>, company = 'aurora') =>
      demo.as(
        who,
        async (work) =>
          (await listApprovals({ ...work, userId: userId('aurora', who) }, { ...ALL, ...question })).items.map(
            ({ id }) => id,
          ),
        company,
      );
    for (const who of ['lin', 'zheng']) {
      const single = await Promise.all(BOXES.map((box) => idsOf(who, { box })));
      const all = await demo.as(who, (work) => listApprovals(work, ALL));
      assert.deepEqual(all.items.map(({ id }) => id).sort(), [...new Set(single.flat())].sort());
      assert.equal(all.totalCount, all.items.length);
      const times = all.items.map(({ startTime }) => startTime);
      assert.deepEqual(times, [...times].sort().reverse());
    }
    const [hers] = (await demo.as('zheng', (work) => listApprovals(work, { ...ALL, box: 'started' }))).items;
    assert.ok(hers);
    assert.deepEqual(await idsOf('zheng', { keyword: hers.number }), [hers.id]);
    // Chen was not asked about it and has received no copy.
    await assert.rejects(demo.as('chen', (work) => readApproval(work, hers.id)));
    assert.deepEqual(await idsOf('chen', { keyword: hers.number }), []);
    assert.deepEqual(await idsOf('zheng', { keyword: hers.number }, 'harbour'), []);
  });

  it('is searched by title, number and applicant, and by process', async () => {
    const list = async (question: Partial<ApprovalQuestion>) =>
      (await demo.as('lin', (work) => listApprovals(work, { ...ALL, box: 'waiting', ...question }))).items;
    const all = await list({});
    const [first] = all;
    assert.ok(first && all.length > 2);
    const matching = (fits: (one: (typeof all)[number]) => boolean) => all.filter(fits).map(({ id }) => id);
    const found = async (question: Partial<ApprovalQuestion>) => (await list(question)).map(({ id }) => id);
    assert.deepEqual(
      await found({ keyword: ` ${first.applicant.name} ` }),
      matching(({ applicant }) => applicant.id === first.applicant.id),
    );
    assert.deepEqual(await found({ keyword: first.number.toLowerCase() }), [first.id]);
    assert.deepEqual(await found({ keyword: first.title.slice(1) }), [first.id]);
    const { template } = first;
    const ofIt = matching((one) => one.template === template);
    assert.deepEqual(await found({ template }), ofIt);
    assert.ok(ofIt.length < all.length);
    assert.deepEqual(await found({ keyword: '%' }), [], 'a wildcard is a character like others');
  });

  it('is counted as listed, with one’s own requests that are running and the copies that one has not read', async () => {
    const box = async (who: string, name: (typeof BOXES)[number]) =>
      (await demo.as(who, (work) => listApprovals(work, { ...ALL, box: name }))).items;
    const counts = (who: string) => demo.as(who, countApprovals);
    const idsIn = async (who: string, name: (typeof BOXES)[number]) => (await box(who, name)).map(({ id }) => id);
    const own = await box('zheng', 'started');
    const running = own.filter(({ status }) => status === 'running');
    const [mine] = running;
    assert.ok(mine);
    assert.equal((await counts('zheng')).started, running.length);
    const before = await counts('chen');
    await demo.as('zheng', (work) => copyTo(work, mine.id, [userId('aurora', 'chen')], null));
    assert.deepEqual(await counts('chen'), { ...before, copied: before.copied + 1 });
    await demo.as('chen', (work) => readApproval(work, mine.id));
    assert.deepEqual([await counts('chen'), (await idsIn('chen', 'copied')).includes(mine.id)], [before, true]);
    await demo.as('zheng', async (work) => withdraw(await approvalDeskOf(work, catalogue), mine.id, null));
    assert.equal((await counts('zheng')).started, running.length - 1);
    assert.ok((await idsIn('zheng', 'started')).includes(mine.id));
    const [handed = ''] = await idsIn('lin', 'waiting');
    const { waiting } = await counts('lin');
    await demo.as('lin', (work) => transfer(work, handed, userId('aurora', 'luo'), null));
    assert.equal((await counts('lin')).waiting, waiting - 1);
    assert.ok((await idsIn('lin', 'decided')).includes(handed), 'who has handed it over has done their part');
  });

  it('keeps a request until it is decided, not until its to-do is ticked off by hand', async () => {
    const before = await shown();
    const [task] = before.items;
    const [request] = (await listed()).items;
    assert.ok(task && request);
    await demo.as('lin', (work) => markTask(work, task.id));
    assert.equal((await shown()).totalCount, before.totalCount);
    await decidingIn(demo).decideAs(userId('aurora', 'lin'), request.id, 'approve');
    assert.equal((await shown()).totalCount, before.totalCount - 1);
    assert.equal((await demo.as('lin', countApprovals)).waiting, before.totalCount - 1);
  });
});
