import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Names } from '../../../contract/businessCalls.ts';
import type { Field } from '../../../contract/businessFields.ts';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { isAsked } from '../../../contract/businessRules.ts';
import { useKit, useTold } from '../context.tsx';
import type { Form } from '../core/form.ts';
import { fill } from '../core/words.ts';
import { FieldInput } from './FieldInput.tsx';

interface Props {
  readonly form: Form;
  readonly resource: string;
  readonly field: Field;
  readonly names: Names;
}

/** Lines of a record: a table in which each can be filled in, added and taken away, by keyboard as well. */
export function LinesInput({ form, resource, field, names }: Props) {
  const { language, policies, words } = useKit();
  const { values, problems } = useTold(form);
  const table = useRef<HTMLTableElement>(null);
  if (!isAsked(field, values)) return null;
  const lines = linesOf(values, field.name);
  const columns = (field.columns ?? []).filter(({ demands }) => !demands || policies.includes(demands));
  const add = () => {
    form.addLine(field.name);
    // Once the line is drawn, it is the next that is filled in.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>('tbody tr:last-child :is(input, select, textarea)')?.focus(),
    );
  };
  return (
    <fieldset className="lines" data-path={field.name}>
      <legend>{field.label[language]}</legend>
      <div className="scroll">
        <table ref={table}>
          <thead>
            <tr>
              {columns.map(({ name, label, required }) => (
                <th key={name} scope="col">
                  {label[language]}
                  {required && <span className="bad"> *</span>}
                </th>
              ))}
              <th aria-label={words.remove} />
            </tr>
          </thead>
          <tbody>
            {lines.map((_, index) => (
              <tr key={index} aria-label={fill(words.line, { n: index + 1 })}>
                {columns.map((column) => (
                  <td key={column.name} data-label={column.label[language]}>
                    <FieldInput
                      form={form}
                      resource={resource}
                      field={column}
                      path={`${field.name}.${index}.${column.name}`}
                      names={names}
                      isInTable
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className="text"
                    aria-label={fill(words.removeLine, { n: index + 1 })}
                    onClick={() => form.removeLine(field.name, index)}
                  >
                    <Trash2 size={16} aria-hidden />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" onClick={add}>
        <Plus size={16} aria-hidden />
        {words.addLine}
      </button>
      {problems[field.name] && <small className="bad">{problems[field.name]}</small>}
    </fieldset>
  );
}
