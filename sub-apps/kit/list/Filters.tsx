import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import type { Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field } from '../../../contract/businessFields.ts';
import { isDay } from '../../../contract/rules/days.ts';
import { DayInput } from '../common/DayInput.tsx';
import { Picker } from '../common/Picker.tsx';
import { Popover } from '../common/Popover.tsx';
import { useKit } from '../context.tsx';
import {
  filterFields,
  filterOptions,
  filtersInForce,
  filterText,
  isPicked,
  isWritten,
  toggled,
  withFilter,
} from '../core/filters.ts';
import { finderOf } from '../core/finders.ts';
import { isFigure } from '../core/formats.ts';
import type { Filter, Place } from '../core/place.ts';
import { fill } from '../core/words.ts';

interface Props {
  readonly resource: Resource;
  readonly place: Place;
  readonly go: (patch: Partial<Place>, isStep?: boolean) => void;
}

interface EndProps {
  readonly label: string;
  readonly isNumber: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One end of a range. A day applies once it is complete. */
function End({ label, isNumber, value, onChange }: EndProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = { 'aria-label': label };
  if (isNumber)
    return <input {...field} type="number" value={value} onChange={({ target }) => onChange(target.value)} />;
  return (
    <DayInput
      label={label}
      value={typed ?? value}
      onWrite={(text) => {
        setTyped(text);
        if (text === '' || isDay(text)) onChange(text);
      }}
      onLeave={() => setTyped(null)}
      field={field}
    />
  );
}

function OneFilter({ resource, place, go, field }: Props & { readonly field: Field }) {
  const { language, words } = useKit();
  const filter = place.filters[field.name];
  const set = (next: Filter | undefined) => go({ filters: withFilter(place, field.name, next) });
  const options = filterOptions(resource, field);
  const given = filter?.in ?? [];
  return (
    <fieldset>
      <legend>{field.label[language]}</legend>
      {isPicked(field) && (
        <Picker
          label={field.label[language]}
          value={null}
          title=""
          find={finderOf(resource.name, field)}
          onPick={(picked) => picked && !given.includes(picked.id) && set({ in: [...given, picked.id] })}
        />
      )}
      {options.map(({ value, label }) => (
        <label key={value} className="check">
          <input type="checkbox" checked={given.includes(value)} onChange={() => set({ in: toggled(given, value) })} />
          {label[language]}
        </label>
      ))}
      {isWritten(field) && (
        <input
          aria-label={field.label[language]}
          maxLength={100}
          value={given[0] ?? ''}
          onChange={({ target }) => set({ in: target.value ? [target.value] : [] })}
        />
      )}
      {!isPicked(field) && !isWritten(field) && options.length === 0 && (
        <div className="inline">
          {(['from', 'to'] as const).map((end) => (
            <End
              key={end}
              label={`${field.label[language]} ${words[end]}`}
              isNumber={isFigure(field)}
              value={filter?.[end] ?? ''}
              onChange={(value) => set({ ...filter, [end]: value })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

export function Filters(props: Props) {
  const { words } = useKit();
  const fields = filterFields(props.resource);
  const count = Object.keys(props.place.filters).length;
  if (fields.length === 0) return null;
  return (
    <Popover
      isOn={count > 0}
      label={
        <>
          <ListFilter size={16} aria-hidden />
          <span className="word">{words.filters}</span>
          {count > 0 && <span className="count">{count}</span>}
        </>
      }
    >
      {() => (
        <div className="filters">
          {fields.map((field) => (
            <OneFilter key={field.name} {...props} field={field} />
          ))}
        </div>
      )}
    </Popover>
  );
}

/** The active conditions, each removed by a press. */
export function FilterChips({ resource, place, go, names }: Props & { readonly names: Names }) {
  const { language, today, words } = useKit();
  const entries = filtersInForce(resource, place);
  if (entries.length === 0) return null;
  const reading = { language, today, names };
  return (
    <div className="chips">
      {entries.map(({ field, filter }) => (
        <button
          key={field.name}
          type="button"
          aria-label={`${filterText(resource, field, filter, reading)} ${fill(words.clearValue, { name: field.label[language] })}`}
          onClick={() => go({ filters: withFilter(place, field.name, undefined) })}
        >
          {filterText(resource, field, filter, reading)}
          <X size={12} aria-hidden />
        </button>
      ))}
      <button type="button" className="text" onClick={() => go({ filters: {} })}>
        {words.clearFilters}
      </button>
    </div>
  );
}
