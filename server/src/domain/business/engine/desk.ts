import { sql } from 'kysely';
import { busy } from '../../../errors/apiError.ts';
import { isRowId } from '../../ids.ts';
import type { TenantWork } from '../../work.ts';
import type { Catalogue, Kind } from './catalogue.ts';
import { scopeCondition } from './conditions.ts';
import { type Engine, unbound } from './context.ts';
import type { BusinessDesk, StoredRecord } from './definition.ts';
import { membersWith } from './members.ts';
import { fromRecords } from './question.ts';
import { type FullRecord, RECORD_COLUMNS, theRecord } from './rows.ts';
import { changeStep, createStep, moveStep } from './steps.ts';
import { tell } from './tell.ts';
import { fieldTerm } from './terms.ts';

const FOUND = 100;
const LOOKED_UP = new Set(['choice', 'boolean', 'person', 'department', 'reference']);
const MOST_LOOKED_UP = 1_000_000;

/** The desk for when nobody acts: time has passed, an approval has ended, a public page was sent. */
export function deskOfNobody(work: TenantWork, catalogue: Catalogue): BusinessDesk {
  return deskOf({ work: { ...work, userId: null }, catalogue, policies: undefined });
}

/** How the steps of records affect other records, in one transaction. */
export function deskOf(asking: Engine): BusinessDesk {
  const engine = unbound(asking);
  const { work, catalogue } = engine;
  /** Versions that this transaction has read or written while it held their records. */
  const seen = new Map<string, Set<number>>();
  const note = (record: FullRecord): FullRecord => {
    seen.set(record.id, (seen.get(record.id) ?? new Set()).add(record.version));
    return record;
  };

  /** Locks a record again and checks that what was read of it before is still current. */
  async function held({ kind, id, version }: StoredRecord): Promise<FullRecord> {
    const now = await theRecord(engine, catalogue.kind(kind), id, 'held');
    if (now.version !== version && !seen.get(id)?.has(version)) throw busy();
    return note(now);
  }

  async function holdAll(kind: string, ids: readonly string[]): Promise<StoredRecord[]> {
    const { rows } = await sql<FullRecord>`select ${RECORD_COLUMNS} from business_records r
      where r.tenant_id = ${work.tenantId} and r.kind = ${kind} and r.id = any(${[...new Set(ids)].filter(isRowId)}::uuid[])
      order by r.creation_time, r.id for update`.execute(work.db);
    return rows.map(note);
  }

  const desk: BusinessDesk = {
    work,
    hold: async (kind, id) => (await holdAll(kind, [id]))[0],
    holdAll,
    async find(name, field, value, limit = FOUND) {
      const { rows } = await sql<FullRecord>`select ${RECORD_COLUMNS} from business_records r
        where r.tenant_id = ${work.tenantId} and r.kind = ${name} and ${isFound(engine, catalogue.kind(name), field, value)}
        order by r.creation_time, r.id limit ${limit} for update`.execute(work.db);
      return rows.map(note);
    },
    async overdue(name, told, limit = FOUND) {
      const kind = catalogue.kind(name);
      const late = [scopeCondition(engine, kind, { overdue: true }), sql`r.values->>${told} is null`];
      const { rows } = await sql<FullRecord>`select ${RECORD_COLUMNS} ${fromRecords(engine, kind, late)}
        order by r.due, r.id limit ${limit} for update`.execute(work.db);
      return rows.map(note);
    },
    create: async (kind, values) => note(await createStep(engine, desk, catalogue.kind(kind), values, 'program')),
    async change(record, values) {
      return note(await changeStep(engine, desk, catalogue.kind(record.kind), await held(record), values, 'program'));
    },
    async move(record, event, values) {
      const step = { event, values };
      return note(await moveStep(engine, desk, catalogue.kind(record.kind), await held(record), step, 'program'));
    },
    tell: (recipients, notice) => tell(work, recipients, notice),
    peopleWith: async (policy) => (await membersWith(work, policy)).map(({ id }) => id),
  };
  return desk;
}

/** Condition for records whose field has this value; uses the index if the field is a reference or a choice. */
function isFound({ work }: Engine, kind: Kind, field: string, value: string) {
  if (field === 'status' || field === 'number') return sql`r.${sql.ref(field)} = ${value}`;
  const holds = sql`r.values->>${field} = ${value}`;
  if (!LOOKED_UP.has(kind.fields.get(field)?.type ?? '')) return holds;
  const term = fieldTerm(work.tenantId, kind, field, value);
  return sql`r.id in (select records_with(${[term]}::int[], ${MOST_LOOKED_UP})) and ${holds}`;
}
