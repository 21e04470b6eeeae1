import type { Values } from '../../../../../contract/businessFields.ts';
import type { UserWork } from '../../work.ts';
import type { Catalogue, Kind } from './catalogue.ts';
import { type Engine, engineFor, may } from './context.ts';
import { deskOf } from './desk.ts';
import { heldForStep } from './holding.ts';
import { openCounts } from './list.ts';
import { changeStep, createStep, moveStep } from './steps.ts';

/** What a call with a resource in its path is about, and who makes it. */
export interface Entered {
  readonly engine: Engine;
  readonly kind: Kind;
}

/** Enters a resource. Throws 404 if it does not exist; the route has already demanded its policy. */
export async function enter(
  work: UserWork,
  catalogue: Catalogue,
  params: { readonly application: string; readonly resource: string },
): Promise<Entered> {
  return { kind: catalogue.asked(params), engine: await engineFor(work, catalogue) };
}

/** The description of an application, and what its menu needs. */
export async function readApplication(work: UserWork, catalogue: Catalogue, code: string) {
  const { application } = catalogue.definition(code);
  const engine = await engineFor(work, catalogue);
  const kinds = application.resources.map(({ name }) => catalogue.asked({ application: code, resource: name }));
  const me = await work.db
    .selectFrom('tenant_users')
    .select(['id', 'name'])
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', work.userId)
    .executeTakeFirstOrThrow();
  return {
    application,
    counts: await openCounts(engine, kinds),
    policies: policiesIn(kinds).filter((policy) => may(engine, policy)),
    me,
    today: work.wall.slice(0, 10),
  };
}

/** All policies that the resources name. */
function policiesIn(kinds: readonly Kind[]): string[] {
  const named = kinds.flatMap(({ policy, resource }) => [
    policy,
    resource.demands,
    ...resource.fields.flatMap(({ demands, columns = [] }) => [demands, ...columns.map((one) => one.demands)]),
    ...Object.values(resource.statuses?.events ?? {}).map(({ demands }) => demands),
  ]);
  return [...new Set(named)].filter((policy) => policy !== undefined);
}

/** Creates a record by hand. */
export async function createRecord(
  { engine, kind }: Entered,
  values: Values,
): Promise<{ id: string; number: string | null }> {
  const { id, number } = await createStep(engine, deskOf(engine), kind, values, 'person');
  return { id, number };
}

/** Changes a record by hand. */
export async function changeRecord({ engine, kind }: Entered, id: string, values: Values): Promise<void> {
  await changeStep(engine, deskOf(engine), kind, await heldForStep(engine, kind, id), values, 'person');
}

/** Performs an event on a record by hand. */
export async function moveRecord(
  { engine, kind }: Entered,
  id: string,
  step: { readonly event: string; readonly values?: Values | undefined },
): Promise<{ status: string | null }> {
  const { status } = await moveStep(engine, deskOf(engine), kind, await heldForStep(engine, kind, id), step, 'person');
  return { status };
}
