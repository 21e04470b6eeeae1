import { type ActionReducerMapBuilder, createAction } from '@reduxjs/toolkit';
import { crashed } from './crash.ts';

/**
 * What a flow has asked the server to do and awaits the answer to, so that its buttons are busy: by its events
 * `<flow>/<noun>Begun` and `…Ended`, each with a key, usually the id of the row. `sagas/calls/underWay.ts` performs it,
 * one at a time per key.
 *
 * @param at - the writable list of keys in the flow's slice.
 * @param excludes - whether what has one key may not run beside what has the other; by default only the same.
 */
export function defineUnderWay<State>(
  flow: string,
  noun: string,
  at: (state: State) => string[],
  excludes = (one: string, other: string) => one === other,
) {
  return {
    flow,
    at,
    begun: createAction<string>(`${flow}/${noun}Begun`),
    ended: createAction<string>(`${flow}/${noun}Ended`),
    // The store holds a slice under the name of its flow, which no type can express.
    isUnderWay: (store: Readonly<Record<string, unknown>>, key: string) =>
      at(store[flow] as State).some((other) => excludes(key, other)),
  };
}
export type UnderWay<State> = ReturnType<typeof defineUnderWay<State>>;

/** Lets a slice hold the keys of what is under way; a crash of the flow ends all of it. Called after all `addCase`s. */
export function addUnderWay<State>(
  builder: ActionReducerMapBuilder<State>,
  { flow, at, begun, ended }: UnderWay<State>,
): void {
  // Immer's draft of a state is the state made writable; for a type parameter its type cannot express that.
  const keysOf = (draft: unknown) => at(draft as State);
  builder
    .addMatcher(begun.match, (draft, { payload }) => {
      keysOf(draft).push(payload);
    })
    .addMatcher(ended.match, (draft, { payload }) => {
      const keys = keysOf(draft);
      keys.splice(0, keys.length, ...keys.filter((key) => key !== payload));
    })
    .addMatcher(crashed(flow).match, (draft) => {
      keysOf(draft).length = 0;
    });
}
