import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { unitId, userId } from '../../../server/src/seed/staff.ts';
import { type ConsoleCalls, consoleOf } from '../support/consoleOf.ts';
import { TestApp } from '../support/testApp.ts';

const CHEN = userId('aurora', 'chen');
const LIN = userId('aurora', 'lin');
const NOBODY = '0b6f7c1e-0000-4000-8000-000000000000';

describe('members who were moved by mistake', () => {
  let app: TestApp;
  let lin: ConsoleCalls;
  before(async () => {
    app = await TestApp.start();
    lin = await consoleOf(app);
  });
  after(() => app.close());

  const update = (id: string, json: object) => lin.post(`organization/members/${id}/update`, json);
  const member = async (id: string) => (await lin.get(`organization/members/${id}/detail`)).body;

  it('get everything back: department, post, and the lead of every department led before', async () => {
    const [from, to, other] = ['00001.00002', '00001.00003', '00001.00004'].map((code) => unitId('aurora', code));
    await update(CHEN, { organizationUnitId: from, isLeader: true, jobTitle: '主管' });
    await lin.post(`organization/units/${other}/update`, { leaderId: CHEN });
    const before = await member(CHEN);
    const { body } = await lin.post('organization/members/move', { ids: [CHEN, NOBODY], organizationUnitId: to });
    assert.deepEqual(
      body.former.map((place: { leads: string[] }) => ({ ...place, leads: [...place.leads].sort() })),
      [{ id: CHEN, organizationUnitId: from, leads: [from, other].sort() }],
    );
    assert.equal((await member(CHEN)).isLeader, false);
    const back = await lin.post('organization/members/return', { places: body.former });
    assert.deepEqual(back.body.items, [{ id: CHEN, error: null }]);
    assert.deepEqual(await member(CHEN), before);
    const leads = (await lin.get('organization/units')).body.items.filter(
      ({ leaderId }: { leaderId: string }) => leaderId === CHEN,
    );
    assert.deepEqual(leads.map(({ id }: { id: string }) => id).sort(), [from, other].sort());
    await lin.post(`organization/units/${other}/update`, { leaderId: null });
  });

  it('leave a department to the head it has been given in the meantime, and the answer names those concerned', async () => {
    const [from, to] = ['00001.00002', '00001.00003'].map((code) => unitId('aurora', code));
    await update(CHEN, { organizationUnitId: from, isLeader: true });
    const { body } = await lin.post('organization/members/move', { ids: [CHEN], organizationUnitId: to });
    await lin.post(`organization/units/${from}/update`, { leaderId: LIN });
    const back = await lin.post('organization/members/return', { places: body.former });
    assert.match(back.body.items[0].error, /has another head by now/);
    const moved = await member(CHEN);
    assert.deepEqual([moved.organizationUnitId, moved.isLeader], [from, false]);
    const gone = await lin.post('organization/members/return', {
      places: [{ id: CHEN, organizationUnitId: NOBODY, leads: [NOBODY] }],
    });
    assert.equal(gone.body.items[0].error, 'The former department is gone.');
    await lin.post(`organization/units/${from}/update`, { leaderId: null });
  });
});
