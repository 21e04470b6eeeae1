import styles from './filterFields.module.css';

type FilterChoiceProps<Value extends string> = {
  readonly label: string;
  /** The value for no choice. */
  readonly all: string;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value | '';
  readonly onChoose: (value: Value | '') => void;
};

/** A filter with one of several values, or all of them. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, all, options, chosen, onChoose } = props;
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={chosen}
      onChange={({ target }) => {
        const [value] = options.find(([option]) => option === target.value) ?? ['' as const];
        onChoose(value);
      }}
    >
      <option value="">{all}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

type FilterDaysProps = {
  readonly from: string;
  readonly to: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly onFrom: (day: string) => void;
  readonly onTo: (day: string) => void;
};

/** A filter with a first and a last day. */
export function FilterDays({ from, to, fromLabel, toLabel, onFrom, onTo }: FilterDaysProps) {
  return (
    <span className={styles.days}>
      <FilterDay day={from} label={fromLabel} max={to || undefined} onDay={onFrom} />
      <span aria-hidden>–</span>
      <FilterDay day={to} label={toLabel} min={from || undefined} onDay={onTo} />
    </span>
  );
}

type FilterDayProps = {
  readonly day: string;
  readonly label: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onDay: (day: string) => void;
};

function FilterDay({ day, label, min, max, onDay }: FilterDayProps) {
  return (
    <input
      key={day}
      type="date"
      className={styles.choice}
      aria-label={label}
      defaultValue={day}
      min={min}
      max={max}
      // Half a typed date is none; leaving the field, or choosing from the calendar, confirms it.
      onBlur={({ target }) => target.value !== day && onDay(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
