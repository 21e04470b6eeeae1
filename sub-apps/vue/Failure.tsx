import type { FunctionalComponent } from 'vue';
import { failureText } from '../shared/texts.js';
import { said } from './look.ts';

/** Says that a call failed, and offers to try again. */
export const Failure: FunctionalComponent<{ error: unknown; again: () => void }> = ({ error, again }) => (
  <div role="alert">
    <p class="bad">{failureText(error)}</p>
    <button type="button" onClick={again}>
      {said.value.text.retry}
    </button>
  </div>
);
Failure.props = ['error', 'again'];
