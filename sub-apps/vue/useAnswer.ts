import { onBeforeUnmount, shallowRef, watchEffect } from 'vue';
import { whileShown } from '../shared/portal.js';

interface Answer<T> {
  /** Undefined until the first answer. */
  readonly value?: T;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

/** What `ask` answers, asked again every half minute while the application is shown, and when what it reads changes. */
export function useAnswer<T>(ask: () => Promise<T>) {
  const answer = shallowRef<Answer<T>>({ isLoading: true });
  let lastRound = 0;
  const again = () => {
    lastRound += 1;
    const round = lastRound;
    return ask().then(
      (value) => {
        if (round === lastRound) answer.value = { value, isLoading: false };
      },
      (error) => {
        if (round === lastRound) answer.value = { error, isLoading: false };
      },
    );
  };
  let end = () => {};
  watchEffect(() => {
    end();
    end = whileShown(again);
  });
  onBeforeUnmount(() => {
    end();
    lastRound += 1;
  });
  return { answer, again };
}
