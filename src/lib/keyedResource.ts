// Apart from resource.ts, because nothing before sign-in needs it.
import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { emptyLoad, type Load } from './loading.ts';
import { addResource, type ResourceOf } from './resource.ts';

/** Lets a slice hold a resource whose subject changes: one load, and the key it is for. */
export function addChangingResource<State, T>(
  builder: ActionReducerMapBuilder<State>,
  resource: ResourceOf<T>,
  keyOf: (state: State) => string | null | undefined,
  at: (state: State) => Load<T>,
): void {
  addResource(
    builder,
    resource,
    (state, key) => (key === keyOf(state) ? at(state) : null),
    (state) => [at(state)],
  );
}

/** Lets a slice hold a resource by key, with a load for every key requested so far. */
export function addResourceByKey<State, T>(
  builder: ActionReducerMapBuilder<State>,
  resource: ResourceOf<T>,
  at: (state: State) => Record<string, Load<T>>,
): void {
  builder.addMatcher(resource.requested.match, (draft, { meta }) => {
    // Immer's draft of a state is the state made writable; for a type parameter its type cannot express that.
    at(draft as State)[meta.key] ??= emptyLoad();
  });
  addResource(
    builder,
    resource,
    (state, key) => at(state)[key],
    (state) => Object.values(at(state)),
  );
}
