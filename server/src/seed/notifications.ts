import type { Insertable } from 'kysely';
import type { NotificationsTable } from '../db/schema/work.ts';
import { instantOf } from '../domain/wallClock.ts';
import type { DemoCompany } from './content/companies.ts';
import { drawnTypes } from './content/notificationTexts.ts';
import { randomOf, seedId } from './random.ts';
import { tenantId, userId } from './staff.ts';

/** How many notifications each module holds for lin in Aurora, and how many of the newest she has not read. */
export const auroraModules: Readonly<Record<string, { readonly total: number; readonly unread: number }>> = {
  BPM: { total: 1284, unread: 12 },
  HCM: { total: 760, unread: 6 },
  OA: { total: 900, unread: 0 },
  Basic: { total: 240, unread: 1 },
  WMS: { total: 620, unread: 4 },
  OMS: { total: 410, unread: 0 },
  CRM: { total: 330, unread: 0 },
  PDC: { total: 260, unread: 0 },
  SCM: { total: 180, unread: 0 },
  EAM: { total: 16, unread: 0 },
};
export const borealModules: typeof auroraModules = {
  BPM: { total: 220, unread: 2 },
  OA: { total: 120, unread: 1 },
  Basic: { total: 60, unread: 0 },
  OMS: { total: 60, unread: 0 },
  CRM: { total: 40, unread: 0 },
};

/** Malformed `properties` (NTF-7): text that is not JSON, JSON that is not an object, an object without `App`. */
const malformed = ['{"App":{"eventName":"交期变更",', 'null', '"交期变更"', '{"Title":"没有 App 对象"}', ''];
/** Every n-th notification of this module is malformed. */
const MALFORMED_MODULE = 'OMS';
const MALFORMED_EVERY = 35;
const MODULES_AHEAD_MINUTES = [12, 38, 65, 110, 150, 210, 260, 320, 400, 500];

/** The notifications of `owner` in a company, newest first within each module; none is later than `now`. */
export function layNotifications(
  company: DemoCompany,
  owner: string,
  modules: typeof auroraModules,
  now: string,
  zone: string,
): Insertable<NotificationsTable>[] {
  const end = instantOf(now, zone).getTime();
  return Object.entries(modules).flatMap(([moduleName, { total, unread }], place) => {
    const random = randomOf(`notifications ${company.key} ${moduleName}`);
    const types = drawnTypes[moduleName] ?? [];
    // The newest of each module is a few minutes old; the rest go back 18 months, evenly spaced with jitter.
    let instant = end - (MODULES_AHEAD_MINUTES[place] ?? 600) * 60_000;
    const step = (540 * 86_400_000) / total;
    return Array.from({ length: total }, (_, index) => {
      const wall = new Date(instant + 8 * 3_600_000).toISOString().slice(0, 19);
      const creation = new Date(instant);
      instant -= index < unread ? (5 + random.int(20)) * 60_000 : Math.floor(step * (0.2 + random.int(160) / 100));
      const [name, display, draw] = index < types.length ? (types[index] ?? random.pick(types)) : random.pick(types);
      const { title, fields } = draw(random, wall.slice(0, 10), wall.replace('T', ' '), company);
      const id = seedId(`notification ${company.key} ${owner} ${moduleName} ${index}`);
      const broken = moduleName === MALFORMED_MODULE && index % MALFORMED_EVERY === 2;
      return {
        id,
        tenant_id: tenantId(company.key),
        user_id: userId(company.key, owner),
        module_name: moduleName,
        notification_name: name,
        display_name: display,
        title,
        properties: broken ? random.pick(malformed) : JSON.stringify({ App: { businessId: id, ...fields } }),
        creation_time: creation,
        state: index < unread ? 0 : 1,
      };
    });
  });
}
