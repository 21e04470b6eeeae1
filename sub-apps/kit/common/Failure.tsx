import { languageNow, wordsNow } from '../context.tsx';
import { failureText, mayHelp } from '../core/failures.ts';

/** Says that a call failed, and offers to try again where that can help. */
export function Failure({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  return (
    <div role="alert" className="notice">
      <p className="bad">{failureText(error, languageNow())}</p>
      {mayHelp(error) && (
        <button type="button" onClick={again}>
          {wordsNow().retry}
        </button>
      )}
    </div>
  );
}
