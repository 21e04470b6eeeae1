import type { FunctionalComponent } from 'vue';
import { failureText, mayHelp } from '../kit/core/failures.ts';
import { said } from './look.ts';

/** Says that a call failed, and offers to try again where that can help. */
export const Failure: FunctionalComponent<{ error: unknown; again: () => void }> = ({ error, again }) => (
  <div role="alert" class="notice">
    <p class="bad">{failureText(error, said.value.language)}</p>
    {mayHelp(error) ? (
      <button type="button" onClick={again}>
        {said.value.words.retry}
      </button>
    ) : null}
  </div>
);
Failure.props = ['error', 'again'];
