import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { ManagedUnit } from '../../../contract/organizationUnits.ts';
import { moveUnit } from '../../../server/src/domain/console/moveUnit.ts';
import { tenantWork } from '../../../server/src/domain/work.ts';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';

const ROOT = unitId('aurora', '00001');
const RESEARCH = unitId('aurora', '00001.00002');
const NOBODY = '0b6f7c1e-0000-4000-8000-000000000000';
/** Long enough for a call to get as far as it can. */
const HELD_MS = 300;
/** Runs a call as another request would, outside the transaction that is open here. */
const runOutside = AsyncLocalStorage.snapshot();

describe('CON-1 the departments of a company', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
  });
  after(() => app.close());

  const units = async (): Promise<ManagedUnit[]> => (await lin.get('organization/units')).body.items;
  const unit = async (id: string): Promise<ManagedUnit> => {
    const found = (await units()).find((one) => one.id === id);
    assert.ok(found, id);
    return found;
  };
  const add = async (parentId: string, displayName: string): Promise<string> => {
    const { status, body, text } = await lin.post('organization/units/add', { parentId, displayName });
    assert.equal(status, 200, text);
    return body.id;
  };
  const move = (id: string, parentId: string, position?: number) =>
    lin.post(`organization/units/${id}/move`, { parentId, position });
  /** Every code is its parent's plus a number of its own: the tree's invariant after any change. */
  const demandTree = async (): Promise<void> => {
    const all = await units();
    const byId = new Map(all.map((one) => [one.id, one]));
    assert.equal(new Set(all.map(({ code }) => code)).size, all.length);
    for (const { code, parentId, displayName } of all) {
      const above = parentId === null ? undefined : byId.get(parentId);
      assert.match(code, parentId === null ? /^\d{5}$/ : new RegExp(`^${above?.code}\\.\\d{5}$`), displayName);
    }
  };

  it('are read as a tree with the people of each unit and of all below it, and who leads', async () => {
    const all = await units();
    assert.equal(all.length, 121);
    assert.deepEqual([all[0]?.id, all[0]?.code], [ROOT, '00001']);
    const research = await unit(RESEARCH);
    assert.equal(research.totalMemberCount, 318);
    const children = all.filter(({ parentId }) => parentId === RESEARCH);
    const below = children.reduce((sum, { totalMemberCount }) => sum + totalMemberCount, 0);
    assert.equal(research.memberCount, 318 - below);
    assert.ok(research.leaderId && research.leaderName);
    const { body } = await lin.get('organization/members?maxResultCount=1');
    assert.ok((all[0]?.totalMemberCount ?? 0) <= body.totalCount);
  });

  it('are added after their siblings, renamed and given a head', async () => {
    const id = await add(RESEARCH, '  新部门 ');
    const siblings = (await units()).filter(({ parentId }) => parentId === RESEARCH);
    assert.equal(siblings.at(-1)?.id, id);
    const change = { displayName: '创新部', englishName: 'Innovation', leaderId: userId('aurora', 'chen') };
    assert.equal((await lin.post(`organization/units/${id}/update`, change)).status, 204);
    const { displayName, englishName, leaderName, memberCount } = await unit(id);
    assert.deepEqual([displayName, englishName, leaderName, memberCount], ['创新部', 'Innovation', '陈浩', 0]);
    assert.equal((await lin.post(`organization/units/${id}/update`, { englishName: null })).status, 204);
    assert.deepEqual((await unit(id)).englishName, null);
    for (const name of ['', ' ', 'x'.repeat(65)]) {
      const refused = await lin.post('organization/units/add', { parentId: RESEARCH, displayName: name });
      assert.deepEqual([refused.status, refused.body.error.validationErrors[0].members], [400, ['displayName']]);
    }
    const foreign = { leaderId: userId('boreal', 'wang') };
    assert.equal((await lin.post(`organization/units/${id}/update`, foreign)).status, 400);
    await demandTree();
  });

  it('never share a name with a sibling, in any way', async () => {
    const parent = await add(RESEARCH, '实验中心');
    const twin = await add(parent, '测试组');
    const refused = await lin.post('organization/units/add', { parentId: parent, displayName: '测试组' });
    assert.deepEqual([refused.status, refused.body.error.validationErrors[0].members], [400, ['displayName']]);
    // The name is free elsewhere, and its own name does not conflict.
    const elsewhere = await add(ROOT, '测试组');
    assert.equal((await lin.post(`organization/units/${twin}/update`, { displayName: '测试组' })).status, 204);
    assert.equal((await move(elsewhere, parent)).status, 400);
    const other = await add(parent, '验证组');
    assert.equal((await lin.post(`organization/units/${other}/update`, { displayName: '测试组' })).status, 400);
    for (const id of [other, twin, elsewhere, parent]) await lin.post(`organization/units/${id}/remove`);
  });

  it('are moved with everything below them; the codes of all descendants follow, siblings close up', async () => {
    const project = (await units()).find(({ displayName }) => displayName === 'AX 项目组');
    assert.ok(project);
    const made = await unit(unitId('aurora', '00001.00003'));
    const before = (await units()).filter(({ code }) => code.startsWith(`${project.code}.`)).map(({ id }) => id);
    assert.equal(before.length, 3);
    assert.equal((await move(project.id, made.id)).status, 204);
    const moved = await unit(project.id);
    assert.ok(moved.code.startsWith(`${made.code}.`));
    const after = (await units()).filter(({ code }) => code.startsWith(`${moved.code}.`)).map(({ id }) => id);
    assert.deepEqual(after, before);
    await demandTree();
  });

  it('are moved to a place among their siblings, and back', async () => {
    const order = async () => (await units()).filter(({ parentId }) => parentId === ROOT).map(({ id }) => id);
    const [first, second, third, ...rest] = await order();
    assert.ok(first && second && third);
    assert.equal((await move(third, ROOT, 0)).status, 204);
    assert.deepEqual(await order(), [third, first, second, ...rest]);
    await demandTree();
    assert.equal((await move(third, ROOT, 2)).status, 204);
    assert.deepEqual(await order(), [first, second, third, ...rest]);
    assert.equal((await move(first, ROOT, 999)).status, 204);
    assert.deepEqual(await order(), [second, third, ...rest, first]);
    await move(first, ROOT, 0);
    await demandTree();
  });

  it('are never moved below themselves, and the root never moves', async () => {
    const child = (await units()).find(({ parentId }) => parentId === RESEARCH);
    assert.ok(child);
    assert.equal((await move(RESEARCH, child.id)).body.error.code, 'Atrium:UnitBelowItself');
    assert.equal((await move(RESEARCH, RESEARCH)).status, 403);
    assert.equal((await move(ROOT, RESEARCH)).body.error.code, 'Atrium:RootUnit');
    assert.equal((await lin.post(`organization/units/${ROOT}/remove`)).body.error.code, 'Atrium:RootUnit');
    await demandTree();
  });

  it('never form a cycle through two concurrent moves', async () => {
    const one = await add(ROOT, 'ring 1');
    const two = await add(ROOT, 'ring 2');
    // The first has moved and not yet committed when the second begins.
    let second: ReturnType<typeof move> | undefined;
    await app.database.inTenant(tenantId('aurora'), async (db) => {
      const work = await tenantWork(db, app.app.services, tenantId('aurora'));
      await moveUnit({ ...work, userId: userId('aurora', 'lin') }, one, { parentId: two });
      second = runOutside(() => move(two, one));
      await setTimeout(HELD_MS);
    });
    assert.equal((await second)?.body.error.code, 'Atrium:UnitBelowItself');
    await demandTree();
    assert.deepEqual([(await unit(one)).parentId, (await unit(two)).parentId], [two, ROOT]);
  });

  it('go no deeper than 16 levels', async () => {
    let parent = ROOT;
    for (let level = 2; level <= 16; level += 1) parent = await add(parent, `level ${level}`);
    const refused = await lin.post('organization/units/add', { parentId: parent, displayName: 'too deep' });
    assert.equal(refused.body.error.code, 'Atrium:TreeTooDeep');
    const branch = await add(ROOT, 'branch');
    const above = await unit((await unit(parent)).parentId ?? '');
    assert.equal((await move(branch, above.id)).status, 204);
    assert.equal((await move(branch, parent)).status, 403);
  });

  describe('removing', () => {
    let id = '';
    let tests = 0;
    beforeEach(async () => {
      tests += 1;
      id = await add(RESEARCH, `临时 ${tests}`);
    });

    it('removes an empty unit, once', async () => {
      assert.equal((await lin.post(`organization/units/${id}/remove`)).status, 204);
      for (const act of ['remove', 'update', 'move']) {
        assert.equal((await lin.post(`organization/units/${id}/${act}`, { parentId: ROOT })).status, 404, act);
      }
      assert.equal((await lin.post('organization/units/add', { parentId: id, displayName: 'x' })).status, 404);
    });

    it('keeps a unit that somebody is invited to', async () => {
      const id = await add(ROOT, '筹备组');
      const person = { name: '新人', phoneNumber: '13712340099', organizationUnitId: id };
      const invited = await lin.post('organization/members/add', person);
      assert.equal(invited.body.outcome, 'invited');
      const refused = await lin.post(`organization/units/${id}/remove`);
      assert.equal(refused.status, 403);
      assert.match(refused.text, /1 个待加入的邀请|1 open invitation/);
      await lin.post(`organization/invitations/${invited.body.id}/withdraw`);
      assert.equal((await lin.post(`organization/units/${id}/remove`)).status, 204);
    });

    it('says what a non-empty unit contains', async () => {
      await add(id, '下级');
      await lin.post('organization/members/move', { ids: [userId('aurora', 'chen')], organizationUnitId: id });
      const refused = await lin.post(`organization/units/${id}/remove`);
      assert.equal(refused.body.error.code, 'Atrium:UnitNotEmpty');
      assert.match(refused.body.error.message, /1 member and 1 department/);
      assert.equal((await lin.post(`organization/units/${NOBODY}/remove`)).status, 404);
    });
  });

  it('logs who did what to which unit', async () => {
    const { body } = await lin.get('acts?maxResultCount=1000');
    const acts = new Set(body.items.map((one: { act: string }) => one.act));
    for (const act of ['unitAdded', 'unitChanged', 'unitMoved', 'unitRemoved']) assert.ok(acts.has(act), act);
    const [moved] = body.items.filter((one: { act: string }) => one.act === 'unitMoved');
    assert.deepEqual([moved.actorName, moved.actorId], ['林静', userId('aurora', 'lin')]);
    assert.match(moved.creationTime, /^2026-11-20T10:24:00$/);
  });
});
