import { sql } from 'kysely';
import type { AtriumDatabase } from '../../db/database.ts';
import { unauthorised } from '../../errors/apiError.ts';
import { isRowId } from '../ids.ts';
import type { Services } from '../services.ts';
import { inTenantWork } from '../work.ts';
import { isKeyOf, readKey } from './applications/hr/machineKeys.ts';
import { textOf } from './applications/reading.ts';
import { programDesk } from './programDesk.ts';

/**
 * Handles a heartbeat of a machine. The first after a silence brings it online and is announced; the others only update
 * the time, which does not count as a change of the record. Throws 401 for a key that is not a machine's current one,
 * and for a disabled machine.
 */
export async function reportMachine(
  database: AtriumDatabase,
  services: Services,
  { key, remark }: { readonly key: string; readonly remark?: string | undefined },
): Promise<{ device: string; time: string }> {
  const read = readKey(key);
  if (!read || !isRowId(read.tenantId)) throw unauthorised();
  return inTenantWork(database, services, read.tenantId, async (tenant) => {
    const work = { ...tenant, userId: null };
    const desk = programDesk(work);
    const machine = await desk.hold('hr/machine', read.id);
    if (!machine || machine.status === 'disabled' || !(await isKeyOf(work, machine, read.mark))) throw unauthorised();
    if (machine.status === 'offline') {
      await desk.move(machine, 'reported', { lastSeen: work.wall, remark: remark ?? null });
    } else {
      await sql`update business_records set values = jsonb_set(values, '{lastSeen}', to_jsonb(${work.wall}::text))
        where tenant_id = ${work.tenantId} and id = ${machine.id}`.execute(work.db);
    }
    return { device: textOf(machine.values['device']), time: work.wall };
  });
}
