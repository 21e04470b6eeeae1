import { sql } from 'kysely';
import type { LineField } from '../../../../../contract/businessFields.ts';
import type { UserWork } from '../../work.ts';
import type { Catalogue, Kind } from './catalogue.ts';
import type { BusinessWork } from './definition.ts';

/** A unit of work with the business applications. */
export interface Engine {
  readonly work: BusinessWork;
  readonly catalogue: Catalogue;
  /** What the actor may do; undefined if the program acts, which may do everything. */
  readonly policies: ReadonlySet<string> | undefined;
}

/** The engine on behalf of a member. */
export async function engineFor(work: UserWork, catalogue: Catalogue): Promise<Engine> {
  const { rows } = await sql<{
    policy: string;
  }>`select policy from member_policies(${work.userId}) as granted (policy)`.execute(work.db);
  return { work, catalogue, policies: new Set(rows.map(({ policy }) => policy)) };
}

/** Whether the actor has a policy. */
export function may({ policies }: Engine, policy: string | undefined): boolean {
  return policies === undefined || policy === undefined || policies.has(policy);
}

/** The same work with nothing hidden or refused: what the program itself does as a result of somebody's action. */
export function unbound(engine: Engine): Engine {
  return { ...engine, policies: undefined };
}

/** The fields of a resource, or columns of its lines, that the actor may see. */
export function seenFields<F extends LineField>(engine: Engine, fields: readonly F[]): F[] {
  return fields.filter(({ demands }) => may(engine, demands));
}

/** A field, or a column of lines at `lines.column`, that the actor may see. */
export function seenField(engine: Engine, { fields }: Kind, path: string): LineField | undefined {
  const [name = '', column] = path.split('.');
  const field = fields.get(name);
  if (!field || !may(engine, field.demands)) return undefined;
  if (column === undefined) return field;
  return seenFields(engine, field.columns ?? []).find((one) => one.name === column);
}

/**
 * The field that names the only person who may see a record of this kind; undefined if the actor may see all records.
 */
export function confidentialField(engine: Engine, { resource }: Kind): string | undefined {
  const { confidential } = resource;
  return confidential && !may(engine, confidential.unless) ? confidential.to : undefined;
}

/** Whether the actor may see the amounts of records. */
export function seesAmounts(engine: Engine, { resource, fields }: Kind): boolean {
  const { amount } = resource.facets;
  return amount === undefined || may(engine, fields.get(amount)?.demands);
}
