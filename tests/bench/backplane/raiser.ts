/**
 * One process of `npm run bench:backplane`: commits small transactions that each raise events, over several connections at once, and
 * counts what arrives. Arguments: URL of the database, URL of the Redis, `notify` or `none`, connections.
 */
import type { Backplane } from '../../../server/src/backplane/backplane.ts';
import { notifyBackplane } from '../../../server/src/backplane/notifyBackplane.ts';
import { RedisBackplane } from '../../../server/src/backplane/redisBackplane.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { CHANNEL, type Order, type Report, ROWS } from './shared.ts';

/** As long as a notification with its recipient. */
const PAYLOAD = 'x'.repeat(600);

const [databaseUrl = '', carrier = '', connections = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, poolSize: Number(connections) });
const backplane: Backplane = carrier.startsWith('redis:')
  ? await RedisBackplane.open({ url: carrier, prefix: 'bench' }, database, console)
  : notifyBackplane(database);
let heard = 0;
let lastHeard = 0;
const onGap = (): never => {
  throw new Error('Events were lost');
};
const receive = (): void => {
  heard += 1;
  lastHeard = Date.now();
};
// Every commit that notifies wakes all listeners.
if (carrier !== 'none') await backplane.listen(CHANNEL, receive, onGap);

async function raise({ seconds, events }: Order): Promise<number> {
  // All different: PostgreSQL sends equal ones only once.
  const payloads = Array.from({ length: events }, (_, place) => `${place} ${PAYLOAD}`);
  const end = performance.now() + seconds * 1000;
  let transactions = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      await database.inHost(async (db) => {
        await ROWS.insert.execute(db);
        if (events > 0) await backplane.publish(db, CHANNEL, payloads);
      });
      transactions += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(connections) }, worker));
  return transactions;
}

const report = (told: Report): void => void process.send?.(told);

process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  if (order.seconds === 0) {
    report({ transactions: 0, heard, lastHeard });
    return;
  }
  // Not if events are to be raised: another process may have started.
  if (order.events === 0) heard = 0;
  raise(order).then(
    (transactions) => report({ transactions, heard, lastHeard }),
    (error: unknown) => {
      throw error;
    },
  );
});
report({ transactions: 0, heard, lastHeard });
