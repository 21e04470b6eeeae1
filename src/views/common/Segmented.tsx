import { useId } from 'react';
import '../styles/segmented.css';

type SegmentedProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** One of a few values side by side. Native radio buttons, so that arrow keys walk and the group is one stop. */
export function Segmented<Value extends string>({ legend, options, chosen, onChoose }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
