import { type ReactNode, useId } from 'react';

type SettingChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly look: 'pictures' | 'swatches' | 'segments';
  readonly options: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly draw: (value: Value) => ReactNode;
};

/** One of several values. Native radio buttons, so that arrow keys walk and the group is one stop. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { legend, look, options, chosen, onChoose, draw } = props;
  const name = useId();
  return (
    <fieldset className={`setting setting-${look}`}>
      <legend>{legend}</legend>
      <div className="setting-options">
        {options.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className={`setting-option setting-option-${look}`}>{draw(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
