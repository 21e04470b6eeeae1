import * as calls from '../../../contract/businessCalls.ts';
import * as lists from '../../../contract/businessListCalls.ts';
import { readBoard } from '../domain/business/engine/board.ts';
import { changeRecord, createRecord, enter, moveRecord, readApplication } from '../domain/business/engine/calls.ts';
import { choicesOf } from '../domain/business/engine/choices.ts';
import { commentRecord } from '../domain/business/engine/comment.ts';
import { exportRecords } from '../domain/business/engine/export.ts';
import { historyOf } from '../domain/business/engine/happened.ts';
import { listRecords } from '../domain/business/engine/list.ts';
import { presentVersion, readRecord } from '../domain/business/engine/read.ts';
import { deleteRecord } from '../domain/business/engine/remove.ts';
import { readSummary } from '../domain/business/engine/summary.ts';
import { deleteView, listViews, saveView } from '../domain/business/engine/views.ts';
import { catalogue } from '../domain/business/registry.ts';
import type { UserWork } from '../domain/work.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** Anybody who may enter the application may make all of its calls. */
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

/** The business applications: the same calls for each resource of each application. */
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
  route(calls.getBusinessBoard, INSIDE, async (context) => readBoard(await entered(context), context.body)),
  route(calls.getBusinessSummary, INSIDE, async (context) => readSummary(await entered(context))),
  route(calls.getBusinessHistory, INSIDE, async (context) =>
    historyOf(await entered(context), context.params.id, context.query),
  ),
  route(calls.deleteBusinessRecord, BASED_ON, async (context) =>
    deleteRecord(await entered(context), context.params.id),
  ),
  route(calls.commentBusinessRecord, INSIDE, async (context) =>
    commentRecord(await entered(context), context.params.id, context.body),
  ),
  route(lists.listBusinessChoices, INSIDE, async (context) =>
    choicesOf(await entered(context), context.params.field, context.query),
  ),
  route(lists.exportBusinessRecords, INSIDE, async (context) =>
    exportRecords(await entered(context), context.body, languageOf(context.request.headers['accept-language'])),
  ),
  route(lists.listBusinessViews, INSIDE, ({ work, params }) => listViews(work, catalogue.asked(params))),
  route(lists.saveBusinessView, INSIDE, ({ work, params, body }) => saveView(work, catalogue.asked(params), body)),
  route(lists.deleteBusinessView, INSIDE, ({ work, params }) => deleteView(work, catalogue.asked(params), params.id)),
];
