import { Value } from '../common/Cell.tsx';
import { useKit, useTold } from '../context.tsx';
import type { Difference } from '../core/conflict.ts';
import type { Form } from '../core/form.ts';
import { fill } from '../core/words.ts';

interface Props {
  readonly form: Form;
  readonly differences: readonly Difference[];
}

/** Others have saved first: both contents of each part that both changed, to choose from. */
export function Conflict({ form, differences }: Props) {
  const { language, words } = useKit();
  const { names } = useTold(form);
  const said = differences.length > 0 ? fill(words.conflict, { others: words.someone }) : words.conflictMerged;
  return (
    <section className="notice conflict" role="alert" aria-label={said}>
      <p>{said}</p>
      {differences.map((difference) => (
        <fieldset key={difference.field.name}>
          <legend>{difference.field.label[language]}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <button key={side} type="button" onClick={() => form.choose(difference, difference[side])}>
              <small className="quiet">{words[side]}</small>
              <Value field={difference.field} value={difference[side]} names={names} />
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
