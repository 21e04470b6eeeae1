import { onBeforeUnmount, type ShallowRef, shallowRef, watchEffect } from 'vue';
import { type Answer, Asking } from '../kit/core/answer.ts';
import { whileShown } from '../shared/portal.js';

interface Told<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Something of the headless core that tells when it has changed, as Vue wants it. */
export function useTold<State>({ get, subscribe }: Told<State>): Readonly<ShallowRef<State>> {
  const state = shallowRef(get());
  onBeforeUnmount(
    subscribe(() => {
      state.value = get();
    }),
  );
  return state;
}

/** What `ask` answers, asked again every half minute while the application is shown, and when what it reads changes. */
export function useAnswer<Value>(ask: () => Promise<Value>): {
  readonly answer: Readonly<ShallowRef<Answer<Value>>>;
  readonly again: () => void;
} {
  const asking = new Asking<Value>();
  const answer = useTold(asking);
  const again = () => asking.ask(ask);
  let end = () => {};
  watchEffect(() => {
    end();
    end = whileShown(again);
  });
  onBeforeUnmount(() => {
    end();
    asking.end();
  });
  return { answer, again };
}
