import { useId } from 'react';
import looks from './looks.module.css';
import styles from './Segmented.module.css';

type SegmentedProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/**
 * One of a few values side by side. Native radio buttons, so that arrow keys move between them and the group is one tab
 * stop.
 */
export function Segmented<Value extends string>({ legend, options, chosen, onChoose }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className={looks.visuallyHidden}>{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            className={looks.visuallyHidden}
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
