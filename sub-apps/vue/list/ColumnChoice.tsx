import type { FunctionalComponent } from 'vue';
import type { Resource } from '../../../contract/businessDescription.ts';
import { choosableColumns, columnOf } from '../../kit/core/columns.ts';
import { toggled } from '../../kit/core/filters.ts';
import { Icon } from '../Icon.tsx';
import { said } from '../look.ts';
import { Popover } from '../Popover.tsx';
import type { Choose } from './useColumns.ts';

interface Props {
  resource: Resource;
  columns: readonly string[];
  choose: Choose;
}

/** Which columns are shown: at least one. */
export const ColumnChoice: FunctionalComponent<Props> = ({ resource, columns, choose }) => {
  const { language, words } = said.value;
  const body = () => (
    <fieldset>
      <legend>{words.columns}</legend>
      {choosableColumns(resource).map((name) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={columns.includes(name)}
            disabled={columns.length === 1 && columns.includes(name)}
            onChange={() => choose(toggled(columns, name))}
          />
          {columnOf(resource, name)?.label[language]}
        </label>
      ))}
    </fieldset>
  );
  return <Popover name={words.columns} label={() => <Icon of="columns" />} body={body} />;
};
ColumnChoice.props = ['resource', 'columns', 'choose'];
