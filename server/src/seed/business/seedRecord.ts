import type { Insertable } from 'kysely';
import type { PortalArticlesTable } from '../../db/schema/portal.ts';
import type { StoredRecord } from '../../domain/business/engine/definition.ts';
import type { Staff } from '../staff.ts';
import type { TaskRows } from '../tasks.ts';

/** A record of the demo before it is turned into rows; what follows from its values is added there. */
export interface SeedRecord {
  /** `application/resource`. */
  readonly kind: string;
  readonly id: string;
  readonly number?: string;
  /** The initial one unless said; resources without statuses have none. */
  readonly status?: string;
  readonly values: StoredRecord['values'];
  /** `tenant_users.id`; nobody unless said. */
  readonly creatorId?: string;
  /** Wall clocks; changed when it was created unless said. */
  readonly created: string;
  readonly updated?: string;
}

/** The lines of what the seed itself has laid. */
export const linesIn = ({ lines }: SeedRecord['values']): readonly SeedRecord['values'][] =>
  Array.isArray(lines) ? lines : [];

/** What the demo of an application is laid with. */
export interface Laying {
  /** The seed's day, and its wall clock. */
  readonly today: string;
  readonly wall: string;
  readonly zone: string;
  readonly staff: Staff;
  /** What the portal has already: the articles it shows, and to-dos. */
  readonly articles: readonly Insertable<PortalArticlesTable>[];
  readonly work: Pick<TaskRows, 'tasks' | 'executors'>;
}
