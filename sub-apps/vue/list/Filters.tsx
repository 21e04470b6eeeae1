import { defineComponent, type FunctionalComponent, ref } from 'vue';
import type { Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field } from '../../../contract/businessFields.ts';
import { isDay } from '../../../contract/rules/days.ts';
import {
  filterFields,
  filterOptions,
  filtersInForce,
  filterText,
  isPicked,
  isWritten,
  toggled,
  withFilter,
} from '../../kit/core/filters.ts';
import { finderOf } from '../../kit/core/finders.ts';
import { isFigure } from '../../kit/core/formats.ts';
import type { Filter, Place } from '../../kit/core/place.ts';
import { fill } from '../../kit/core/words.ts';
import { DayInput } from '../DayInput.tsx';
import { Icon } from '../Icon.tsx';
import { described, said } from '../look.ts';
import { Picker } from '../Picker.tsx';
import { Popover } from '../Popover.tsx';

/** Goes to another place of the list; with `isStep`, the back button returns from it. */
export type Go = (patch: Partial<Place>, isStep?: boolean) => void;

interface Props {
  resource: Resource;
  place: Place;
  go: Go;
}

/** One end of a range. A day applies once it is complete. */
const End = defineComponent(
  (props: { label: string; isNumber: boolean; value: string; written: (text: string) => void }) => {
    const typed = ref<string | null>(null);
    const leave = () => {
      typed.value = null;
    };
    const write = (text: string) => {
      typed.value = text;
      if (text === '' || isDay(text)) props.written(text);
    };
    return () =>
      props.isNumber ? (
        <input
          type="number"
          aria-label={props.label}
          value={props.value}
          onInput={({ target }) => target instanceof HTMLInputElement && props.written(target.value)}
        />
      ) : (
        <DayInput
          label={props.label}
          value={typed.value ?? props.value}
          written={write}
          left={leave}
          field={{ 'aria-label': props.label }}
        />
      );
  },
  { props: ['label', 'isNumber', 'value', 'written'] },
);

function oneFilter({ resource, place, go }: Props, field: Field) {
  const { language, words } = said.value;
  const filter = place.filters[field.name];
  const set = (next: Filter | undefined) => go({ filters: withFilter(place, field.name, next) });
  const options = filterOptions(resource, field);
  const given = filter?.in ?? [];
  const label = field.label[language];
  return (
    <fieldset key={field.name}>
      <legend>{label}</legend>
      {isPicked(field) && (
        <Picker
          label={label}
          find={finderOf(resource.name, field)}
          picked={(one) => one && !given.includes(one.id) && set({ in: [...given, one.id] })}
        />
      )}
      {options.map((option) => (
        <label key={option.value} class="check">
          <input
            type="checkbox"
            checked={given.includes(option.value)}
            onChange={() => set({ in: toggled(given, option.value) })}
          />
          {option.label[language]}
        </label>
      ))}
      {isWritten(field) && (
        <input
          aria-label={label}
          maxlength={100}
          value={given[0] ?? ''}
          onInput={({ target }) =>
            target instanceof HTMLInputElement && set({ in: target.value ? [target.value] : [] })
          }
        />
      )}
      {!isPicked(field) && !isWritten(field) && options.length === 0 && (
        <div class="inline">
          {(['from', 'to'] as const).map((end) => (
            <End
              key={end}
              label={`${label} ${words[end]}`}
              isNumber={isFigure(field)}
              value={filter?.[end] ?? ''}
              written={(text) => set({ ...filter, [end]: text })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The fields by which the list can be filtered. */
export const Filters: FunctionalComponent<Props> = (props) => {
  const fields = filterFields(props.resource);
  const count = Object.keys(props.place.filters).length;
  if (fields.length === 0) return null;
  const label = () => [
    <Icon key="icon" of="filter" />,
    <span key="word" class="word">
      {said.value.words.filters}
    </span>,
    count > 0 && (
      <span key="count" class="count">
        {count}
      </span>
    ),
  ];
  const body = () => <div class="filters">{fields.map((field) => oneFilter(props, field))}</div>;
  return <Popover isOn={count > 0} label={label} body={body} />;
};
Filters.props = ['resource', 'place', 'go'];

/** The active conditions, each removed by a press. */
export const FilterChips: FunctionalComponent<Props & { names: Names }> = ({ resource, place, go, names }) => {
  const { language, words } = said.value;
  const entries = filtersInForce(resource, place);
  if (entries.length === 0) return null;
  const reading = { language, today: described.value?.today ?? '', names };
  return (
    <div class="chips">
      {entries.map(({ field, filter }) => (
        <button
          key={field.name}
          type="button"
          aria-label={`${filterText(resource, field, filter, reading)} ${fill(words.clearValue, { name: field.label[language] })}`}
          onClick={() => go({ filters: withFilter(place, field.name, undefined) })}
        >
          {filterText(resource, field, filter, reading)}
          <Icon of="cross" size={12} />
        </button>
      ))}
      <button type="button" class="text" onClick={() => go({ filters: {} })}>
        {words.clearFilters}
      </button>
    </div>
  );
};
FilterChips.props = ['resource', 'place', 'go', 'names'];
