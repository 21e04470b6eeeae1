import { languageNow, wordsNow } from '../context.tsx';
import { failureText, statusOf } from '../core/failures.ts';

/** Says that a call failed, and offers to try again where that can help. */
export function Failure({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const canHelp = statusOf(error) !== 403 && statusOf(error) !== 404;
  return (
    <div role="alert" className="notice">
      <p className="bad">{failureText(error, languageNow())}</p>
      {canHelp && (
        <button type="button" onClick={again}>
          {wordsNow().retry}
        </button>
      )}
    </div>
  );
}
