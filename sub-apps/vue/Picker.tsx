import { defineComponent, onBeforeUnmount, ref, useId } from 'vue';
import { Asking } from '../kit/core/answer.ts';
import { failureText } from '../kit/core/failures.ts';
import type { Finder } from '../kit/core/finders.ts';
import type { Offered } from '../kit/core/types.ts';
import { said } from './look.ts';
import { useTold } from './useTold.ts';

const TYPING_MS = 200;

/** Picks one of many: words are searched for as they are typed; arrows and Enter pick, Escape gives up. */
export const Picker = defineComponent(
  (props: { label: string; find: Finder; picked: (one: Offered) => void }) => {
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
      const offers = answer.value.value ?? [];
      const isOpen = typed.value !== null;
      const chosen = offers[place.value];
      const steps: Readonly<Record<string, (() => void) | undefined>> = {
        ArrowDown: () => {
          if (isOpen) place.value = Math.min(offers.length - 1, place.value + 1);
          else seek('');
        },
        ArrowUp: () => {
          place.value = Math.max(0, place.value - 1);
        },
        Escape: isOpen ? close : undefined,
        Enter: isOpen && chosen ? () => pick(chosen) : undefined,
      };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      step();
    };
    const offersOf = () => {
      const { words, language } = said.value;
      const { value, error, isLoading, isStale } = answer.value;
      return (
        <div id={id} role="listbox" aria-label={props.label} class="offers">
          {isLoading && <p class="quiet">{words.loading}</p>}
          {error !== undefined && <p class="bad">{failureText(error, language)}</p>}
          {!isStale && value?.length === 0 && <p class="quiet">{words.noChoices}</p>}
          {value?.map((one, index) => (
            <div
              key={one.id}
              id={`${id}-${index}`}
              {...{ role: 'option', tabindex: -1, 'aria-selected': index === place.value }}
              // Before the field loses the focus, which closes the list.
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
    return () => (
      <div class="picker">
        <input
          type="text"
          role="combobox"
          aria-label={props.label}
          aria-expanded={typed.value !== null}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={
            typed.value !== null && answer.value.value?.length ? `${id}-${place.value}` : undefined
          }
          autocomplete="off"
          placeholder={said.value.words.choose}
          value={typed.value ?? ''}
          onInput={({ target }) => seek(target instanceof HTMLInputElement ? target.value : '')}
          onClick={() => typed.value === null && seek('')}
          onBlur={close}
          onKeydown={pressed}
        />
        {typed.value !== null && offersOf()}
      </div>
    );
  },
  { props: ['label', 'find', 'picked'] },
);
