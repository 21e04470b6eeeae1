import type { Values } from '../../../contract/businessFields.ts';
import type { BusinessView } from '../../../contract/businessListCalls.ts';
import { ask, call, change } from '../../shared/calls.js';
import { CODE } from '../../shared/modules.js';
import { MissingApplication, statusOf } from './failures.ts';
import { OnceKeys } from './onceKeys.ts';
import type { Boarded, Choices, Described, Happened, Listed, Shown, Summed } from './types.ts';

/** The question that a list, a board or an exported file asks. */
export type Question = BusinessView['question'];

const ROOT = `/api/business/${CODE}`;
const keys = new OnceKeys();
const part = encodeURIComponent;

/** Applications that have their own pages and no resources. */
const OWN_PAGES = ['approval'];

/** The description of the application. An application with nothing to show counts as missing. */
export async function describe(): Promise<Described> {
  const described: Described = await call(ROOT).catch((error: unknown) => {
    throw statusOf(error) === 404 ? new MissingApplication() : error;
  });
  if (described.application.menu.length === 0 && !OWN_PAGES.includes(CODE)) throw new MissingApplication();
  return described;
}

/** How old a description may become while the application is shown: it says what day it is, and what is to be done. */
export const DESCRIBED_MS = 600_000;

/** A newer description, in which whatever is unchanged is the same object: nothing that depends on it starts afresh. */
export function renewed(before: Described | null | undefined, now: Described): Described {
  if (!before) return now;
  const same = <Part>(old: Part, one: Part): Part => (JSON.stringify(old) === JSON.stringify(one) ? old : one);
  return {
    application: same(before.application, now.application),
    counts: same(before.counts, now.counts),
    policies: same(before.policies, now.policies),
    me: same(before.me, now.me),
    today: now.today,
  };
}

export interface View extends BusinessView {}

/** The calls for one resource of the application. */
export function callsOf(resource: string) {
  const base = `${ROOT}/${part(resource)}`;
  const of = (id: string) => `${base}/${part(id)}`;
  return {
    list: (question: Question, skipCount: number, maxResultCount: number): Promise<Listed> =>
      call(`${base}/list`, { method: 'POST', body: { ...question, skipCount, maxResultCount } }),
    board: (question: Question, cards: number): Promise<Boarded> =>
      call(`${base}/board`, { method: 'POST', body: { ...question, cards } }),
    summary: (): Promise<Summed> => call(`${base}/summary`),
    read: (id: string): Promise<Shown> => call(of(id)),
    history: (id: string, maxResultCount: number): Promise<Happened> =>
      call(`${of(id)}/history`, { query: { maxResultCount } }),
    create: (values: Values): Promise<{ readonly id: string; readonly number: string | null }> =>
      keys.send([base, values], (key) => change(`${base}/create`, { body: { values }, key })),
    change: (id: string, values: Values, stamp: string): Promise<void> =>
      change(`${of(id)}/change`, { body: { values }, ifMatch: stamp }),
    move: (id: string, event: string, values: Values, stamp: string): Promise<{ readonly status: string | null }> =>
      change(`${of(id)}/move`, { body: { event, values }, ifMatch: stamp }),
    remove: (id: string, stamp: string): Promise<void> => change(`${of(id)}/delete`, { ifMatch: stamp }),
    comment: (id: string, comment: string, mentions: readonly string[]): Promise<{ readonly id: string }> =>
      keys.send([of(id), comment, mentions], (key) =>
        change(`${of(id)}/comment`, { body: { comment, mentions }, key }),
      ),
    choices: (
      field: string,
      asked: { readonly keyword?: string; readonly id?: string; readonly of?: string },
    ): Promise<Choices> => call(`${base}/choices/${part(field)}`, { query: { ...asked } }),
    file: (question: Question, columns: readonly string[]): Promise<Blob> =>
      ask(`${base}/export`, { method: 'POST', body: { ...question, columns } }).then((answer) => answer.blob()),
    views: (): Promise<{ readonly items: readonly View[] }> => call(`${base}/views`),
    saveView: (view: Omit<View, 'id'>): Promise<{ readonly id: string }> =>
      change(`${base}/views/save`, { body: view }),
    deleteView: (id: string): Promise<void> => change(`${base}/views/${part(id)}/delete`),
  };
}
export type Calls = ReturnType<typeof callsOf>;
