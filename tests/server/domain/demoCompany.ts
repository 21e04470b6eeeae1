import { Readable } from 'node:stream';
import { readConfig } from '../../../server/src/config/config.ts';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';
import type { PublishedNotification, Services } from '../../../server/src/domain/services.ts';
import { inTenantWork, type UserWork, type WorkInSteps } from '../../../server/src/domain/work.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import type { FileStorage } from '../../../server/src/storage/fileStorage.ts';
import { demoData, START } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

/** The day of the design's pictures. */
export const NOW = START;
export const TODAY = '2026-11-20';

/** The demo company, with a clock that tests can set and everything that has been published. */
export interface DemoCompany {
  readonly database: AtriumDatabase;
  readonly services: Services;
  readonly published: PublishedNotification[];
  /** Whose pages were told that their to-dos have changed. */
  readonly toldOfTodos: string[];
  /** Work of somebody (`lin`, `wang` …) in a company (`aurora` unless said). */
  readonly as: <T>(who: string, work: (context: UserWork) => Promise<T>, company?: string) => Promise<T>;
  /** The same in several transactions. */
  readonly inSteps: (who: string, company?: string) => WorkInSteps;
  clock: Date;
  /** Receives the text messages of committed transactions; nobody does unless a test says so. */
  sendTexts: Services['sendTexts'];
}

/** Files in memory, for tests that are not about file storage. */
function memoryStorage(): FileStorage {
  const files = new Map<string, Buffer>();
  return {
    put: async (tenant, name, content) => void files.set(`${tenant}/${name}`, content),
    get: async (tenant, name) => {
      const content = files.get(`${tenant}/${name}`);
      return content && Readable.from([content]);
    },
    remove: async (tenant, name) => void files.delete(`${tenant}/${name}`),
    sweep: async () => 0,
  };
}

/** Opens the demo data at NOW. The caller closes `database`. */
export async function openDemoCompany(): Promise<DemoCompany> {
  const database = await openTestDatabase(demoData);
  const published: PublishedNotification[] = [];
  const toldOfTodos: string[] = [];
  const services: Services = {
    config: readConfig({}),
    now: () => demo.clock,
    publishNotifications: async (_db, events) => void published.push(...events),
    publishConfigurationChange: async () => undefined,
    publishTodosChange: async (_db, _tenantId, userIds) => void toldOfTodos.push(...userIds),
    endMemberSessions: async () => undefined,
    endMemberSession: async () => false,
    announceEnded: async () => undefined,
    sendTexts: (messages) => database.afterCommit(() => demo.sendTexts(messages)),
    markOf: async (text) => `${text.length}`.padEnd(22, '0'),
    seal: (text) => text,
    unseal: (stored) => stored,
    storage: memoryStorage(),
  };
  const demo: DemoCompany = {
    database,
    services,
    published,
    toldOfTodos,
    clock: NOW,
    sendTexts: () => undefined,
    as: (who, work, company = 'aurora') =>
      inTenantWork(database, services, tenantId(company), (own) => work({ ...own, userId: userId(company, who) })),
    inSteps: (who, company) => ({
      services,
      step: (run) => demo.as(who, run, company),
      create: async (run) => {
        const { answer, afterwards } = await demo.as(who, run, company);
        afterwards();
        return answer;
      },
    }),
  };
  return demo;
}
