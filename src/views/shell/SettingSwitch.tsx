import styles from './settings.module.css';

type SettingSwitchProps = {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** A setting that is on or off. */
export function SettingSwitch({ label, on, onChange }: SettingSwitchProps) {
  return (
    <label className={styles.settingSwitch}>
      {label}
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
