import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Advisory, judge, lockedPackages, markOfLock, renewedList } from '../../scripts/support/advisories.ts';

const NOW = new Date('2026-11-24T00:00:00Z');
const packages = lockedPackages(
  JSON.stringify({
    packages: {
      '': { version: '0.3.0' },
      'node_modules/shipped': { version: '1.2.3' },
      'node_modules/shipped/node_modules/@scope/deep': { version: '2.0.0' },
      'node_modules/builder': { version: '4.0.0', dev: true },
    },
  }),
);
const of = (name: string, severity: Advisory['severity'], over: Partial<Advisory> = {}): Advisory => ({
  id: `${name} ${severity}`,
  package: name,
  range: '*',
  severity,
  title: 'a hole',
  url: 'https://advisories.example/1',
  ...over,
});
const faultsOf = (...advisories: Advisory[]) =>
  judge({ renewed: NOW.toISOString(), lock: markOfLock(packages), advisories }, packages, NOW).faults;

describe('known advisories', () => {
  it('are faults if they concern an installed version, by what it is used for', () => {
    assert.equal(faultsOf(of('shipped', 'moderate')).length, 1);
    assert.equal(faultsOf(of('@scope/deep', 'high', { range: '<2.0.1' })).length, 1);
    assert.equal(faultsOf(of('builder', 'critical')).length, 1);
    for (const harmless of [
      of('builder', 'moderate'),
      of('shipped', 'low'),
      of('shipped', 'high', { range: '>=1.3.0' }),
      of('shipped', 'high', { accepted: 'never called here' }),
      of('absent', 'critical'),
    ])
      assert.deepEqual(faultsOf(harmless), [], harmless.id);
  });

  it('a list that was never renewed, is old, or belongs to another lock file says that it cannot tell', () => {
    const unsure = (renewed: string | null, lock: string | null) =>
      judge({ renewed, lock, advisories: [] }, packages, NOW).unsure ?? '';
    assert.match(unsure(null, null), /never renewed/);
    assert.match(unsure('2026-10-01T00:00:00Z', markOfLock(packages)), /54 days old/);
    assert.match(unsure(NOW.toISOString(), 'another'), /changed/);
    assert.equal(unsure('2026-11-01T00:00:00Z', markOfLock(packages)), '');
  });

  it('a renewal takes npm’s findings, keeps the reasons given, and refuses any other answer', () => {
    const via = {
      source: 7,
      name: 'shipped',
      title: 'a hole',
      url: 'https://x.example',
      severity: 'high',
      range: '<2',
    };
    const answer = JSON.stringify({ vulnerabilities: { shipped: { via: [via] }, above: { via: ['shipped'] } } });
    const former = { renewed: null, lock: null, advisories: [of('shipped', 'high', { id: '7', accepted: 'why' })] };
    const list = renewedList(answer, former, packages, NOW);
    assert.deepEqual(
      list.advisories.map(({ id, accepted, range }) => [id, accepted, range]),
      [['7', 'why', '<2']],
    );
    assert.equal(judge(list, packages, NOW).unsure, null);
    assert.throws(() => renewedList('{"error":{"code":"E405"}}', former, packages, NOW));
  });
});
