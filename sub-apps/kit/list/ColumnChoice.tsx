import { Columns3 } from 'lucide-react';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Popover } from '../common/Popover.tsx';
import { useKit } from '../context.tsx';
import { choosableColumns, columnOf } from '../core/columns.ts';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly string[];
  readonly choose: (names: readonly string[]) => void;
}

/** Which columns are shown: at least one. */
export function ColumnChoice({ resource, columns, choose }: Props) {
  const { language, words } = useKit();
  return (
    <Popover name={words.columns} label={<Columns3 size={16} aria-hidden />}>
      {() => (
        <fieldset>
          <legend>{words.columns}</legend>
          {choosableColumns(resource).map((name) => {
            const isOn = columns.includes(name);
            return (
              <label key={name} className="check">
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isOn && columns.length === 1}
                  onChange={() => choose(isOn ? columns.filter((one) => one !== name) : [...columns, name])}
                />
                {columnOf(resource, name)?.label[language]}
              </label>
            );
          })}
        </fieldset>
      )}
    </Popover>
  );
}
