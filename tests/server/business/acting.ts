import type { Values } from '../../../contract/businessFields.ts';
import { changeRecord, createRecord, enter, moveRecord } from '../../../server/src/domain/business/engine/calls.ts';
import { listRecords } from '../../../server/src/domain/business/engine/list.ts';
import { readRecord } from '../../../server/src/domain/business/engine/read.ts';
import { deleteRecord } from '../../../server/src/domain/business/engine/remove.ts';
import { readSummary } from '../../../server/src/domain/business/engine/summary.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import type { PublishedNotification } from '../../../server/src/domain/services.ts';
import type { UserWork } from '../../../server/src/domain/work.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import type { DemoCompany } from '../domain/demoCompany.ts';
import { appOf } from '../domain/given.ts';

const LIN = 'lin';
const kindOf = (kind: string) => {
  const [application = '', resource = ''] = kind.split('/');
  return { application, resource };
};

/** What somebody (`lin` by default) does by hand in Aurora's applications, each action in its own transaction. */
export function actingIn(demo: DemoCompany) {
  const within = <T>(
    who: string,
    kind: string,
    run: (entered: Awaited<ReturnType<typeof enter>>, work: UserWork) => Promise<T>,
  ): Promise<T> => demo.as(who, async (work) => run(await enter(work, catalogue, kindOf(kind)), work));
  const read = (kind: string, id: string, who = LIN) =>
    within(who, kind, ({ engine, kind: one }) => readRecord(engine, one, id));
  return {
    within,
    create: async (kind: string, values: Values, who = LIN): Promise<string> =>
      (await within(who, kind, (entered) => createRecord(entered, values))).id,
    change: (kind: string, id: string, values: Values, who = LIN) =>
      within(who, kind, (entered) => changeRecord(entered, id, values)),
    move: (kind: string, id: string, event: string, values?: Values, who = LIN) =>
      within(who, kind, (entered) => moveRecord(entered, id, { event, values })),
    remove: (kind: string, id: string, who = LIN) => within(who, kind, (entered) => deleteRecord(entered, id)),
    read,
    valuesOf: async (kind: string, id: string) => (await read(kind, id)).record.values,
    statusOf: async (kind: string, id: string) => (await read(kind, id)).record.status,
    list: (kind: string, question: Values = {}, who = LIN) =>
      within(who, kind, ({ engine, kind: one }) =>
        listRecords(engine, one, { skipCount: 0, maxResultCount: 1000, ...question }),
      ),
    summary: (kind: string, who = LIN) => within(who, kind, (entered) => readSummary(entered)),
    /** Somebody's notifications of a type, newest last, as their cards show them. */
    told: (type: string, who = LIN): Record<string, unknown>[] =>
      demo.published
        .filter((one: PublishedNotification) => one.userId === userId('aurora', who))
        .filter(({ notification }) => notification.notificationName === type)
        .map(({ notification }) => appOf(notification)),
  };
}

/** A PLM product with a given code, created without PLM. */
export async function givenProduct(demo: DemoCompany, code: string, name: string): Promise<string> {
  const row = await demo.as(LIN, ({ db, tenantId, instant }) =>
    db
      .insertInto('business_records')
      .values({
        tenant_id: tenantId,
        kind: 'pdc/product',
        number: `T-${code}`,
        title: name,
        words: name,
        values: JSON.stringify({ name, code, unit: '台' }),
        creation_time: instant,
        update_time: instant,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}
