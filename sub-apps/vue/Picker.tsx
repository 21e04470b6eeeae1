import { defineComponent, onBeforeUnmount, ref, useId, watch } from 'vue';
import { Asking } from '../kit/core/answer.ts';
import { failureText } from '../kit/core/failures.ts';
import type { Finder } from '../kit/core/finders.ts';
import { offerId, offersOf, pickingStep, showOffer } from '../kit/core/picking.ts';
import type { Offered } from '../kit/core/types.ts';
import { said } from './look.ts';
import { useTold } from './useTold.ts';

const TYPING_MS = 200;

interface Props {
  label: string;
  /** The title of the current selection; without it, nothing is selected. */
  title?: string;
  find: Finder;
  picked: (one: Offered | null) => void;
  /** Attributes of the field, such as its description. */
  field?: Readonly<Record<string, unknown>>;
  left?: () => void;
}

/** Picks one of many: searches as you type; arrows and Enter pick, Escape cancels. */
export const Picker = defineComponent(
  (props: Props) => {
    const asking = new Asking<readonly Offered[]>();
    const answer = useTold(asking);
    onBeforeUnmount(() => asking.end());
    const typed = ref<string | null>(null);
    const place = ref(0);
    const id = useId();
    const seek = (words: string) => {
      typed.value = words;
      place.value = 0;
      asking.ask(() => props.find(words), words === '' ? 0 : TYPING_MS);
    };
    const close = () => {
      typed.value = null;
    };
    const pick = (one: Offered) => {
      props.picked(one);
      close();
    };
    const pressed = (event: KeyboardEvent) => {
      const { offers } = offersOf(answer.value);
      const { isPending } = answer.value;
      const standing = { isOpen: typed.value !== null, count: offers.length, place: place.value, isPending };
      const step = pickingStep(event.key, standing);
      if (step === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const marked = offers[place.value];
      if (step === 'open') seek('');
      else if (step === 'close') close();
      else if (typeof step === 'object') place.value = step.to;
      else if (step === 'pick' && marked) pick(marked);
    };
    const write = ({ target }: Event) => {
      const words = target instanceof HTMLInputElement ? target.value : '';
      seek(words);
      if (words === '' && props.title) props.picked(null);
    };
    const leave = () => {
      close();
      props.left?.();
    };
    const list = () => {
      const { words, language } = said.value;
      const { offers, note } = offersOf(answer.value);
      return (
        <div id={id} role="listbox" aria-label={props.label} class="offers">
          {note === 'loading' && <p class="quiet">{words.loading}</p>}
          {note === 'failed' && <p class="bad">{failureText(answer.value.error, language)}</p>}
          {note === 'none' && <p class="quiet">{words.noChoices}</p>}
          {offers.map((one, index) => (
            <div
              key={one.id}
              id={offerId(id, index)}
              {...{ role: 'option', tabindex: -1, 'aria-selected': index === place.value }}
              // Runs before the field loses the focus, which closes the list.
              onPointerdown={(event: PointerEvent) => {
                event.preventDefault();
                pick(one);
              }}
            >
              {one.title}
              <small>{one.hint}</small>
            </div>
          ))}
        </div>
      );
    };
    watch(place, (at) => showOffer(id, at), { flush: 'post' });
    return () => (
      <div class="picker">
        <input
          {...props.field}
          type="text"
          role="combobox"
          aria-label={props.label}
          aria-expanded={typed.value !== null}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={
            typed.value !== null && offersOf(answer.value).offers.length ? offerId(id, place.value) : undefined
          }
          autocomplete="off"
          placeholder={said.value.words.choose}
          value={typed.value ?? props.title ?? ''}
          onInput={write}
          onClick={() => typed.value === null && seek('')}
          onBlur={leave}
          onKeydown={pressed}
        />
        {typed.value !== null && list()}
      </div>
    );
  },
  { props: ['label', 'title', 'find', 'picked', 'field', 'left'] },
);
