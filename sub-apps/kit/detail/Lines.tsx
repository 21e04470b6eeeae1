import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field, Values } from '../../../contract/businessFields.ts';
import { areMixed, linesOf } from '../../../contract/businessFormulas.ts';
import { useKit } from '../context.tsx';
import { headOf, isFigure } from '../core/formats.ts';
import { isShownTo } from '../core/rights.ts';
import type { Shown } from '../core/types.ts';
import { Fact } from './Facts.tsx';

interface Props {
  readonly resource: Resource;
  readonly shown: Shown;
}

/**
 * Only meaningful sums: those that the record computes itself, but neither prices nor quantities of different things.
 */
const isSummed = ({ fields }: Resource, field: Field, column: string, lines: readonly Values[]): boolean => {
  const found = field.columns?.find(({ name }) => name === column);
  if (!found || !isFigure(found)) return false;
  if (found.type === 'number' && areMixed(field.columns ?? [], lines)) return false;
  const isAdded = fields.some(
    ({ computed }) =>
      computed && 'sumOf' in computed && computed.sumOf.lines === field.name && computed.sumOf.column === column,
  );
  const isFactor = field.columns?.some(
    ({ computed }) => computed && 'multiply' in computed && computed.multiply.includes(column),
  );
  return (
    isAdded ||
    found.computed !== undefined ||
    (found.type === 'money' ? !isFactor : found.min === 0 || isFactor === true)
  );
};

/** The lines of a record, with the totals of their figures. */
export function Lines({ resource, shown: { record, names } }: Props) {
  const { language, policies, words } = useKit();
  const fields = resource.fields.filter((field) => field.type === 'lines' && isShownTo(field, policies));
  return fields.map((field) => {
    const lines = linesOf(record.values, field.name);
    const columns = (field.columns ?? []).filter((column) => isShownTo(column, policies));
    if (lines.length === 0) return null;
    const sums = columns.map(({ name }) =>
      isSummed(resource, field, name, lines) ? lines.reduce((sum, line) => sum + Number(line[name] ?? 0), 0) : null,
    );
    return (
      <section key={field.name}>
        <h2>
          {field.label[language]} <span className="count">{lines.length}</span>
        </h2>
        <section className="scroll" aria-label={field.label[language]}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.name} scope="col" className={isFigure(column) ? 'figure' : ''}>
                    {headOf(column, language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <tr key={index}>
                  {columns.map((column) => (
                    <td
                      key={column.name}
                      className={isFigure(column) ? 'figure' : ''}
                      data-label={column.label[language]}
                    >
                      <Fact field={column} value={line[column.name]} names={names} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {sums.some((sum) => sum !== null) && (
              <tfoot>
                <tr>
                  {columns.map((column, index) => (
                    <td
                      key={column.name}
                      className={isFigure(column) ? 'figure' : ''}
                      data-label={column.label[language]}
                    >
                      {sums[index] !== null && <Fact field={column} value={sums[index]} names={names} />}
                      {index === 0 && sums[index] === null && words.sum}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      </section>
    );
  });
}
