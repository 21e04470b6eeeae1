import { CircleCheck } from 'lucide-react';
import { Value } from '../common/Cell.tsx';
import { useKit, useTold } from '../context.tsx';
import { chosenSide, type Difference, type Other } from '../core/conflict.ts';
import type { Form } from '../core/form.ts';
import { momentText } from '../core/formats.ts';
import { fill } from '../core/words.ts';

interface Props {
  readonly form: Form;
  readonly differences: readonly Difference[];
  /** Who saved first; undefined if the history could not be read. */
  readonly other: Other | undefined;
}

/** Others have saved first: shows both values of each part that both changed, and which of them is chosen. */
export function Conflict({ form, differences, other }: Props) {
  const { language, today, words } = useKit();
  const { isSending, names, values } = useTold(form);
  const who = other ? (other.name ?? words.system) : words.someone;
  const others = other ? fill(words.changedBy, { name: who, time: momentText(other.time, language, today) }) : who;
  const said = fill(differences.length > 0 ? words.conflict : words.conflictMerged, { others });
  return (
    <section className="notice conflict" role="alert" aria-label={said} inert={isSending}>
      <p>{said}</p>
      {differences.map((difference) => (
        <fieldset key={difference.field.name}>
          <legend>{difference.field.label[language]}</legend>
          {(['mine', 'theirs'] as const).map((side) => {
            const isChosen = chosenSide(difference, values) === side;
            return (
              <button
                key={side}
                type="button"
                aria-pressed={isChosen}
                onClick={() => form.choose(difference, difference[side])}
              >
                <small className="quiet">
                  {side === 'theirs' && other?.name ? fill(words.savedBy, { name: other.name }) : words[side]}
                  {isChosen && (
                    <>
                      <CircleCheck size={14} aria-hidden />
                      {words.chosen}
                    </>
                  )}
                </small>
                <span>
                  <Value field={difference.field} value={difference[side]} names={names} />
                </span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}
