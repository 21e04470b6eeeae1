import { languageNow, wordsNow } from '../context.tsx';
import { failureText, mayHelp, statusOf } from '../core/failures.ts';
import { Empty } from './Empty.tsx';

/** Says that a call failed, and offers a retry if that can help. */
export function Failure({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  return (
    <Empty glyph={statusOf(error) === 403 ? 'closed' : 'failed'} title={failureText(error, languageNow())}>
      {mayHelp(error) && (
        <button type="button" onClick={again}>
          {wordsNow().retry}
        </button>
      )}
    </Empty>
  );
}
