import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Sessions } from '../../../server/src/domain/session.ts';
import { createPortalHub } from '../../../server/src/realtime/portalHub.ts';

it('the hub checks every half minute whether the sessions of its connections are still valid', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const asked: (readonly string[])[] = [];
  const sessions: Sessions = {
    authenticate: () => assert.fail('nobody connects'),
    liveAmong: async (ids) => {
      asked.push(ids);
      return new Set(ids);
    },
    onEnded: async () => {},
  };
  const { hub, stop } = await createPortalHub({
    sessions,
    latest: async () => null,
    recent: () => [],
    config: { corsOrigins: [], publicUrl: '' },
    logger: { debug: () => {}, error: () => {} },
  });
  const user = { userKey: 'aurora:lin', sessionId: 'session-1', tenantId: 'aurora', userId: 'lin' };
  t.mock.method(hub, 'connections', () => [{ connectionId: '1', user, transport: undefined }]);
  t.mock.timers.tick(29_999);
  assert.deepEqual(asked, []);
  t.mock.timers.tick(1);
  assert.deepEqual(asked, [['session-1']]);
  stop();
  t.mock.timers.tick(60_000);
  assert.equal(asked.length, 1);
});
