/** What a bench does with the store of the built portal. */
export interface BenchStore<State> {
  readonly dispatch: (action: { type: string; payload?: unknown; meta?: unknown }) => unknown;
  readonly getState: () => State;
}

/** In the page: the portal's store, as its Provider holds it. */
export function portalStore<State>(): BenchStore<State> {
  const root = document.getElementById('root') ?? document.body;
  const container = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
  for (let fiber = Reflect.get(root, container); fiber; fiber = fiber.child)
    if (fiber.memoizedProps?.store) return fiber.memoizedProps.store;
  throw new Error('no store found');
}
