import { useCallback, useEffect, useId, useState } from 'react';
import { useKit } from '../context.tsx';
import { failureText } from '../core/failures.ts';
import type { Finder } from '../core/finders.ts';
import { offerId, offersOf, pickingStep, showOffer } from '../core/picking.ts';
import type { Offered } from '../core/types.ts';
import { useAnswer } from '../useAnswer.ts';

interface Props {
  readonly label: string;
  readonly value: string | null;
  /** The title of the current selection. */
  readonly title: string;
  readonly find: Finder;
  readonly onPick: (picked: Offered | null) => void;
  readonly onLeave?: () => void;
  /** Attributes of the field: id, description, validity. */
  readonly field?: Readonly<Record<string, unknown>>;
}
const TYPING_MS = 200;
const NOTHING: readonly Offered[] = [];

/** Picks one of many: searches as you type; arrows and Enter pick, Escape cancels. */
export function Picker({ label, value, title, find, onPick, onLeave, field = {} }: Props) {
  const { language, words } = useKit();
  const [typed, setTyped] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const id = useId();
  const isOpen = typed !== null;
  // Requests nothing until the user starts typing.
  const ask = useCallback(async () => (typed === null ? NOTHING : find(typed)), [find, typed]);
  const answer = useAnswer(ask, { delayMs: typed ? TYPING_MS : 0, isOnce: true });
  const { offers, note } = isOpen ? offersOf(answer) : { offers: NOTHING, note: null };
  const close = () => {
    setTyped(null);
    setPlace(0);
  };
  const pick = (one: Offered) => {
    onPick(one);
    close();
  };
  useEffect(() => showOffer(id, place), [id, place]);
  return (
    <div className="picker">
      <input
        {...field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        {...(offers[place] && { 'aria-activedescendant': offerId(id, place) })}
        autoComplete="off"
        placeholder={words.choose}
        value={typed ?? title}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
          if (target.value === '' && value !== null) onPick(null);
        }}
        onClick={() => setTyped(typed ?? '')}
        onBlur={() => {
          close();
          onLeave?.();
        }}
        onKeyDown={(event) => {
          const { isPending } = answer;
          const step = pickingStep(event.key, { isOpen, count: offers.length, place, isPending });
          if (step === undefined) return;
          event.preventDefault();
          event.nativeEvent.stopImmediatePropagation();
          const marked = offers[place];
          if (step === 'open') setTyped('');
          else if (step === 'close') close();
          else if (typeof step === 'object') setPlace(step.to);
          else if (step === 'pick' && marked) pick(marked);
        }}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label={label} className="offers">
          {note === 'loading' && <p className="quiet">{words.loading}</p>}
          {note === 'failed' && <p className="bad">{failureText(answer.error, language)}</p>}
          {note === 'none' && <p className="quiet">{words.noChoices}</p>}
          {offers.map((one, index) => (
            <div
              key={one.id}
              id={offerId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              // Runs before the field loses the focus, which closes the list.
              onPointerDown={(event) => {
                event.preventDefault();
                pick(one);
              }}
            >
              {one.title}
              <small>{one.hint}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
