import * as calls from '../../../contract/businessCalls.ts';
import { changeRecord, createRecord, enter, moveRecord, readApplication } from '../domain/business/engine/calls.ts';
import { listRecords } from '../domain/business/engine/list.ts';
import { presentVersion, readRecord } from '../domain/business/engine/read.ts';
import { catalogue } from '../domain/business/registry.ts';
import type { UserWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** Whoever may enter the application may make each of its calls. */
const INSIDE = {
  demandsOf: ({ application = '' }: Readonly<Record<string, string>>) =>
    catalogue.definition(application).application.policy,
};

type OfResource = {
  readonly work: UserWork;
  readonly params: { readonly application: string; readonly resource: string };
};
const entered = ({ work, params }: OfResource) => enter(work, catalogue, params);
const BASED_ON = {
  ...INSIDE,
  current: async (context: OfResource & { readonly params: { readonly id: string } }) => {
    const { engine, kind } = await entered(context);
    return presentVersion(engine, kind, context.params.id);
  },
};

/** The business applications: the same calls for each resource of each of them. */
export const businessRoutes: readonly Route[] = [
  route(calls.getBusinessApplication, INSIDE, ({ work, params }) =>
    readApplication(work, catalogue, params.application),
  ),
  route(calls.listBusinessRecords, INSIDE, async (context) => {
    const { engine, kind } = await entered(context);
    return listRecords(engine, kind, context.body);
  }),
  route(calls.getBusinessRecord, INSIDE, async (context) => {
    const { engine, kind } = await entered(context);
    return readRecord(engine, kind, context.params.id);
  }),
  route(calls.createBusinessRecord, INSIDE, async (context) =>
    createRecord(await entered(context), context.body.values),
  ),
  route(calls.changeBusinessRecord, BASED_ON, async (context) =>
    changeRecord(await entered(context), context.params.id, context.body.values),
  ),
  route(calls.moveBusinessRecord, BASED_ON, async (context) =>
    moveRecord(await entered(context), context.params.id, context.body),
  ),
];
