import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { deskOfNobody } from '../../../server/src/domain/business/engine/desk.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { inTenantWork } from '../../../server/src/domain/work.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

describe('the desk of business records', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  it('finds by a field that names somebody, and changes its value', async () => {
    const owner = userId('aurora', 'wang');
    const found = await inTenantWork(app.database, app.app.services, tenantId('aurora'), async (work) => {
      const desk = deskOfNobody(work, catalogue);
      const made = await desk.create('crm/customer', { name: '台前', owner });
      const [one] = (await desk.find('crm/customer', 'owner', owner)).filter(({ id }) => id === made.id);
      assert.ok(one);
      await desk.change(one, { phone: '12345' });
      return desk.hold('crm/customer', made.id);
    });
    assert.deepEqual([found?.values['phone'], found?.version], ['12345', 2]);
  });
});
