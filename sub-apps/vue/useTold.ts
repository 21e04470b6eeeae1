import { onBeforeUnmount, type ShallowRef, shallowRef, watchEffect } from 'vue';
import { type Answer, Asking } from '../kit/core/answer.ts';
import { whileShown } from '../shared/portal.js';

interface Told<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store of the headless core, as a Vue ref. */
export function useTold<State>({ get, subscribe }: Told<State>): Readonly<ShallowRef<State>> {
  const state = shallowRef(get());
  onBeforeUnmount(
    subscribe(() => {
      state.value = get();
    }),
  );
  return state;
}

/**
 * The answer of `ask`, refreshed every half minute while the application is shown, and when its reactive inputs change.
 */
export function useAnswer<Value>(ask: () => Promise<Value>): {
  readonly answer: Readonly<ShallowRef<Answer<Value>>>;
  readonly again: () => void;
} {
  const asking = new Asking<Value>();
  const answer = useTold(asking);
  let question = ask;
  const again = () => asking.ask(question);
  let end = () => {};
  watchEffect(() => {
    end();
    // With other inputs it is another question.
    question = () => ask();
    end = whileShown(again);
  });
  onBeforeUnmount(() => {
    end();
    asking.end();
  });
  return { answer, again };
}
