import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createHub } from '../../../server/src/hub/hub.ts';
import type { HubUser } from '../../../server/src/hub/options.ts';
import { connectionToken, Registry } from '../../../server/src/hub/registry.ts';

function registryWith(t: TestContext, ...userKeys: string[]) {
  const hub = createHub<HubUser>({ authenticate: async () => null });
  t.after(() => hub.close());
  const registry = new Registry<HubUser>();
  const connections = userKeys.map((userKey) => hub.admit({ userKey }));
  for (const connection of connections) {
    registry.add(connection);
    registry.join(connection);
  }
  return { registry, connections };
}

describe('registry of connections', () => {
  it('finds all connections of a user, however many, and none after they leave', (t) => {
    for (const count of [1, 2, 3]) {
      const mine = Array.from({ length: count }, () => 'alice');
      const { registry, connections } = registryWith(t, ...mine, 'bob');
      assert.deepEqual([...registry.byUser('alice')], connections.slice(0, count));
      assert.deepEqual([...registry.byUser('bob')], connections.slice(count));
      for (const [index, connection] of connections.slice(0, count).entries()) {
        registry.leave(connection);
        assert.deepEqual([...registry.byUser('alice')], connections.slice(index + 1, count));
      }
      assert.equal(registry.userCount, 1, 'nothing is kept for a user who has left');
    }
  });

  it('changes nothing when one leaves that has not joined', (t) => {
    const { registry, connections } = registryWith(t, 'alice');
    const { connections: strangers } = registryWith(t, 'alice', 'carol');
    for (const stranger of strangers) registry.leave(stranger);
    assert.deepEqual([...registry.byUser('alice')], connections);
  });

  it('counts a connection once, until it is removed, however often that is said', (t) => {
    const { registry, connections } = registryWith(t, 'alice', 'alice');
    const [first, second] = connections;
    assert.ok(first !== undefined && second !== undefined);
    const counts = [first, first, second, second].map((connection) => {
      registry.remove(connection);
      return registry.countOf('alice');
    });
    assert.deepEqual(counts, [1, 1, 0, 0]);
  });

  it('finds a connection by token only with the right secret', (t) => {
    const { registry, connections } = registryWith(t, 'alice', 'bob');
    const [mine, other] = connections;
    assert.ok(mine !== undefined && other !== undefined);
    assert.equal(registry.byToken(connectionToken(mine)), mine);
    const wrong = ['', '.', mine.id, `${mine.id}.`, `${mine.id}.${other.secret}`, `.${mine.secret}`, mine.secret];
    for (const token of wrong) assert.equal(registry.byToken(token), undefined, token);
    registry.remove(mine);
    assert.equal(registry.byToken(connectionToken(mine)), undefined);
  });
});
