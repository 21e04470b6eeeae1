import { type ActionReducerMapBuilder, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { crashed } from './crash.ts';
import { keyed, keyedPayload } from './keyed.ts';
import { type Load, loadAbandoned, loadArrived, loadFailed, loadRequested } from './loading.ts';
import { type Message, UNEXPECTED } from './message.ts';

type Keyed = { readonly key: string };

/**
 * A thing that a flow loads, by its events `<flow>/<noun>Wanted`, `…Requested`, `…Loaded`, `…Failed` and `…Abandoned`.
 * `key` says which one is meant if a slice holds several, or one whose subject changes (the day of a day list): an
 * answer whose key is no longer awaited is dropped. `sagas/calls/resource.ts` performs it.
 */
export function defineResource<T>(flow: string, noun: string) {
  return {
    flow,
    /** A reload is wanted: by the person after a failure, or by a flow that has changed it. */
    wanted: createAction(`${flow}/${noun}Wanted`, keyed),
    requested: createAction(`${flow}/${noun}Requested`, keyed),
    loaded: createAction(`${flow}/${noun}Loaded`, keyedPayload<T>),
    failed: createAction(`${flow}/${noun}Failed`, keyedPayload<Message>),
    /** The load was cancelled: what it was for has been left. */
    abandoned: createAction(`${flow}/${noun}Abandoned`, keyed),
  };
}

export type ResourceOf<T> = ReturnType<typeof defineResource<T>>;

/**
 * Lets a slice hold a resource. Called after all `addCase`s.
 *
 * @param at - the writable load of a key in the state; null if that key is no longer awaited.
 * @param all - every load of this resource in the state: loads under way fail when the flow crashes.
 */
export function addResource<State, T>(
  builder: ActionReducerMapBuilder<State>,
  { flow, requested, loaded, failed, abandoned }: ResourceOf<T>,
  at: (state: State, key: string) => Load<T> | null | undefined,
  all: (state: State) => readonly (Load<T> | undefined)[] = (state) => [at(state, '') ?? undefined],
): void {
  const crash = crashed(flow);
  const types = new Set<string>([requested, loaded, failed, abandoned, crash].map(({ type }) => type));
  const isOurs = (action: UnknownAction): action is UnknownAction => types.has(action.type);
  builder.addMatcher(isOurs, (draft, action) => {
    // Immer's draft of a state is the state made writable; for a type parameter its type cannot express that.
    const state = draft as State;
    if (crash.match(action)) {
      for (const load of all(state)) if (load) loadFailed(load, UNEXPECTED);
      return;
    }
    const load = at(state, (action['meta'] as Keyed).key);
    if (!load) return;
    if (requested.match(action)) loadRequested(load);
    else if (loaded.match(action)) loadArrived(load, action.payload);
    else if (failed.match(action)) loadFailed(load, action.payload);
    else loadAbandoned(load);
  });
}
