import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { RedisBackplane } from '../../../server/src/backplane/redisBackplane.ts';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';
import { StartError } from '../../../server/src/errors/startError.ts';
import { eventually } from '../support/eventually.ts';
import { layRedisLine, type RedisLine } from '../support/redisLine.ts';
import { REDIS_KINDS, type TestRedis } from '../support/redisServers.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

/** A process as far as events go: its line to Redis, what it has received, and what it has logged. */
interface Process {
  readonly line: RedisLine;
  readonly backplane: RedisBackplane;
  readonly heard: string[];
  readonly told: string[];
  gaps: number;
}

/** Longer than a process waits before it reconnects or reports a gap. */
const AFTER_A_RETRY_MS = 3500;

for (const kind of REDIS_KINDS) {
  describe(`events over ${kind.name}`, { skip: kind.missing }, () => {
    let redis: TestRedis;
    let database: AtriumDatabase;
    let one: Process;
    let other: Process;
    const processes: Process[] = [];
    before(async () => {
      redis = await kind.start();
      database = await openTestDatabase();
    });
    after(async () => {
      await redis.stop();
      await database.close();
    });
    beforeEach(async () => {
      one = await join();
      other = await join();
    });
    afterEach(async () => {
      for (const { backplane, line } of processes.splice(0)) {
        await backplane.close();
        await line.stop();
      }
    });

    async function join(
      prefix = 'atrium',
      transactions: Pick<AtriumDatabase, 'afterCommit'> = database,
    ): Promise<Process> {
      const line = await layRedisLine(redis.path);
      const told: string[] = [];
      const tell = (_details: object, text: string): void => void told.push(text);
      const backplane = await RedisBackplane.open({ url: line.url, prefix }, transactions, { warn: tell, error: tell });
      const joined: Process = { line, backplane, heard: [], told, gaps: 0 };
      const onGap = (): void => {
        joined.gaps += 1;
      };
      await backplane.listen('news', (payload) => joined.heard.push(payload), onGap);
      processes.push(joined);
      return joined;
    }
    const say = (speaker: Process, ...payloads: string[]) => speaker.backplane.publish(database.host, 'news', payloads);
    const aRetry = () => new Promise((resolve) => setTimeout(resolve, AFTER_A_RETRY_MS));

    it('reach every process, in order, whatever their length', async () => {
      const long = '长'.repeat(50_000);
      await say(one, 'first', long, 'last');
      await eventually(() => one.heard.length === 3 && other.heard.length === 3, 'all in both');
      assert.deepEqual([one.heard, other.heard], Array(2).fill(['first', long, 'last']));
    });

    it('go out on commit and not before', async () => {
      const outside = await join('atrium', { afterCommit: (work) => work() });
      await database.inHost(async (db) => {
        await one.backplane.publish(db, 'news', ['committed']);
        await outside.backplane.publish(db, 'news', ['meanwhile']);
        await eventually(() => other.heard.length > 0, 'the event of somebody else');
      });
      await eventually(() => other.heard.length > 1, 'the event');
      assert.deepEqual(other.heard, ['meanwhile', 'committed']);
    });

    it('never go out if the transaction is rolled back', async () => {
      const undone = database.inHost(async (db) => {
        await one.backplane.publish(db, 'news', ['undone']);
        throw new Error('undone');
      });
      await assert.rejects(undone, /undone/);
      await say(one, 'afterwards');
      await eventually(() => other.heard.length > 0, 'an event');
      assert.deepEqual(other.heard, ['afterwards']);
    });

    it('stay within their installation', async () => {
      const stranger = await join('another');
      await say(stranger, 'theirs');
      await say(one, 'ours');
      await eventually(() => other.heard.length > 0 && stranger.heard.length > 0, 'both events');
      assert.deepEqual([one.heard, other.heard, stranger.heard], [['ours'], ['ours'], ['theirs']]);
    });

    it('are received again after a cut, which is reported to those it concerns, and logged once', async () => {
      one.line.cut();
      await eventually(() => one.gaps > 0, 'the gap');
      await say(other, 'again');
      await eventually(() => one.heard.length > 0, 'the event');
      assert.deepEqual([one.heard, one.gaps, one.told.length], [['again'], 1, 2]);
      // It had nothing to send in the meantime, so nobody else has missed anything.
      assert.deepEqual([other.gaps, other.told], [0, []]);
    });

    it('are lost while Redis is down, without any failure, and all processes are told once it is back', async () => {
      one.line.refuse(true);
      await eventually(() => !one.backplane.isConnected(), 'the cut');
      await say(one, 'lost');
      await aRetry();
      assert.deepEqual([one.told.length, one.gaps, other.gaps], [1, 0, 0]);
      one.line.refuse(false);
      await eventually(() => one.gaps > 0 && other.gaps > 0, 'the gap in both');
      assert.equal(one.backplane.isConnected(), true);
      await say(one, 'again');
      await eventually(() => other.heard.length > 0, 'the event');
      await aRetry();
      assert.deepEqual([one.gaps, other.gaps, one.told.length, other.heard], [1, 1, 2, ['again']]);
    });

    it('are missed on a stalled connection, which is detected without any signal from the network', async () => {
      one.line.mute();
      await eventually(() => one.gaps > 0, 'the gap');
      await say(other, 'again');
      await eventually(() => one.heard.length > 0, 'the event');
      assert.deepEqual(one.heard, ['again']);
    });

    it('need no connection once the process closes', async () => {
      one.line.refuse(true);
      await eventually(() => one.line.connections() > 1, 'a try to reconnect');
      await one.backplane.close();
      const tries = one.line.connections();
      await aRetry();
      assert.ok(one.line.connections() <= tries + 1);
      assert.equal(one.gaps, 0);
    });

    it('prevent a start when nobody answers, with a message that reveals no password', async (test) => {
      const line = await layRedisLine(redis.path);
      test.after(() => line.stop());
      line.refuse(true);
      const url = line.url.replace('//', '//somebody:secret@');
      const opened = RedisBackplane.open({ url, prefix: 'atrium' }, database, {
        warn: assert.fail,
        error: assert.fail,
      });
      await assert.rejects(opened, (error) => {
        assert.ok(error instanceof StartError);
        assert.match(error.message, /^The Redis of BACKPLANE_URL, 127\.0\.0\.1:\d+, cannot be used: .+\.$/);
        assert.doesNotMatch(error.message, /somebody|secret/);
        return true;
      });
    });
  });
}
