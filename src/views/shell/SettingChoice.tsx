import { type ReactNode, useId } from 'react';
import { classes } from '../common/classes.ts';
import styles from './settings.module.css';

const AREA = { pictures: undefined, swatches: styles.settingSwatches, segments: styles.settingSegments };
const OPTION = {
  pictures: undefined,
  swatches: styles.settingOptionSwatches,
  segments: styles.settingOptionSegments,
};

type SettingChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly look: keyof typeof AREA;
  readonly options: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly draw: (value: Value) => ReactNode;
};

/** One of several values. Native radio buttons, so that arrow keys move between them and the group is one tab stop. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { legend, look, options, chosen, onChoose, draw } = props;
  const name = useId();
  return (
    <fieldset className={classes(styles.setting, AREA[look])}>
      <legend>{legend}</legend>
      <div className={styles.settingOptions}>
        {options.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className={classes(styles.settingOption, OPTION[look])}>{draw(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
