import { failureText, texts } from '../shared/texts.js';

/** Says that a call failed, and offers to try again. */
export function Failure({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  return (
    <div role="alert">
      <p className="bad">{failureText(error)}</p>
      <button type="button" onClick={again}>
        {texts().retry}
      </button>
    </div>
  );
}
