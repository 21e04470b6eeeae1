import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Field } from '../../../contract/businessFields.ts';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { isAsked, isEmpty } from '../../../contract/businessRules.ts';
import { useKit, useTold } from '../context.tsx';
import type { Form } from '../core/form.ts';
import { headOf, isFigure, valueText } from '../core/formats.ts';
import { isShownTo } from '../core/rights.ts';
import { fill } from '../core/words.ts';
import { FieldInput } from './FieldInput.tsx';

interface Props {
  readonly form: Form;
  readonly resource: string;
  readonly field: Field;
}

/** Lines of a record: a table in which lines can be filled in, added and removed, by keyboard as well. */
export function LinesInput({ form, resource, field }: Props) {
  const { language, policies, today, words } = useKit();
  const { names, values, problems } = useTold(form);
  const table = useRef<HTMLTableElement>(null);
  if (!isAsked(field, values)) return null;
  const lines = linesOf(values, field.name);
  // A column written only by the system is shown once it has content; an amount worked out from this form's input is not.
  const columns = (field.columns ?? []).filter(
    (column) =>
      isShownTo(column, policies) &&
      (!column.readOnly ||
        column.computed !== undefined ||
        (column.type !== 'money' && lines.some((line) => !isEmpty(line[column.name])))),
  );
  const sumOf = (column: string) =>
    form.fields.find(
      ({ computed }) =>
        computed && 'sumOf' in computed && computed.sumOf.lines === field.name && computed.sumOf.column === column,
    );
  const hasSums = columns.some(({ name }) => !isEmpty(values[sumOf(name)?.name ?? '']));
  const add = () => {
    form.addLine(field.name);
    // After the line has rendered, it gets the focus.
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
              {columns.map((column) => (
                <th key={column.name} scope="col" className={`${column.type} ${isFigure(column) ? 'figure' : ''}`}>
                  {headOf(column, language)}
                  {column.required && <span className="bad"> *</span>}
                </th>
              ))}
              <th aria-label={words.remove} />
            </tr>
          </thead>
          <tbody>
            {lines.map((_, index) => (
              <tr key={index} aria-label={fill(words.line, { n: index + 1 })}>
                {columns.map((column) => (
                  <td
                    key={column.name}
                    data-label={column.label[language]}
                    data-required={column.required && !column.computed && !column.readOnly ? '' : undefined}
                  >
                    <FieldInput
                      form={form}
                      resource={resource}
                      field={column}
                      path={`${field.name}.${index}.${column.name}`}
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
          {hasSums && (
            <tfoot>
              <tr>
                {columns.map((column, index) => {
                  const total = sumOf(column.name);
                  return (
                    <td key={column.name} className="figure" data-label={column.label[language]}>
                      {total && <output>{valueText(total, values[total.name], { language, today, names })}</output>}
                      {index === 0 && !total && words.sum}
                    </td>
                  );
                })}
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <button type="button" onClick={add}>
        <Plus size={16} aria-hidden />
        {words.addLine}
      </button>
      {problems[field.name] && <small className="bad">{problems[field.name]?.[language]}</small>}
    </fieldset>
  );
}
