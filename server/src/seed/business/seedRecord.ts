import type { Insertable } from 'kysely';
import type { PortalArticlesTable } from '../../db/schema/portal.ts';
import type { StoredRecord } from '../../domain/business/engine/definition.ts';
import type { Staff } from '../staff.ts';
import type { TaskRows } from '../tasks.ts';

/** A record of the demo before it is turned into rows, which add everything derived from its values. */
export interface SeedRecord {
  /** `application/resource`. */
  readonly kind: string;
  readonly id: string;
  readonly number?: string;
  /** By default the initial one; resources without statuses have none. */
  readonly status?: string;
  readonly values: StoredRecord['values'];
  /** `tenant_users.id`; by default nobody. */
  readonly creatorId?: string;
  /** Wall clocks; by default the record was last changed when it was created. */
  readonly created: string;
  readonly updated?: string;
}

/** The lines of a record that the seed itself has created. */
export const linesIn = ({ lines }: SeedRecord['values']): readonly SeedRecord['values'][] =>
  Array.isArray(lines) ? lines : [];

/** The input from which an application's demo data is created. */
export interface Laying {
  /** The seed's day, and its wall clock. */
  readonly today: string;
  readonly wall: string;
  readonly zone: string;
  readonly staff: Staff;
  /** What the portal already has: the articles it shows, and to-dos. */
  readonly articles: readonly Insertable<PortalArticlesTable>[];
  readonly work: Pick<TaskRows, 'tasks' | 'executors'>;
}
