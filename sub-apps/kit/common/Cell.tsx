import type { BusinessRecord, Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { LineField, Values } from '../../../contract/businessFields.ts';
import { useKit } from '../context.tsx';
import { numberText, shareOf, valueText } from '../core/formats.ts';
import { lackOf, levelOf } from '../core/levels.ts';
import { fill } from '../core/words.ts';
import { Avatar } from './Avatar.tsx';
import { Chip, StatusChip } from './Chip.tsx';

interface ValueProps {
  readonly field: LineField;
  readonly value: unknown;
  readonly names: Names;
}

/** A value in readable form. */
export function Value({ field, value, names }: ValueProps) {
  const { language, today } = useKit();
  const text = valueText(field, value, { language, today, names });
  if (text === '') return <span className="quiet">—</span>;
  if (field.type === 'person')
    return (
      <span className="person">
        <Avatar name={text} />
        {text}
      </span>
    );
  const tone = field.options?.find((option) => option.value === value)?.tone;
  if (tone !== undefined) return <Chip tone={tone}>{text}</Chip>;
  const share = shareOf(field, value);
  if (share === undefined) return <>{text}</>;
  return (
    <span className="share">
      <i>
        <i style={{ width: `${share}%` }} />
      </i>
      {text}
    </span>
  );
}

/** Shows how much is missing if there is less than there should be. */
function Lack({ resource, values }: { readonly resource: Resource; readonly values: Values }) {
  const { language, words } = useKit();
  const found = lackOf(resource, values);
  if (!found) return null;
  return <Chip tone="bad">{fill(words.lack, { n: numberText(found.lack, language, found.field.decimals) })}</Chip>;
}

interface CellProps {
  readonly resource: Resource;
  readonly field: LineField;
  readonly record: BusinessRecord;
  readonly names: Names;
}

/** A record's value in a column, including columns that are not fields. */
export function Cell({ resource, field, record, names }: CellProps) {
  const { words } = useKit();
  if (resource.fields.every(({ name }) => name !== field.name)) {
    if (field.name === 'number') return <>{record.number ?? '—'}</>;
    if (field.name === 'status')
      return (
        <>
          <Lack resource={resource} values={record.values} />
          <StatusChip resource={resource} status={record.status} isOverdue={record.isOverdue} />
        </>
      );
    const time = field.name === 'created' ? record.creationTime : record.updateTime;
    return <Value field={field} value={time} names={names} />;
  }
  const isLate = record.isOverdue && field.name === resource.facets.due;
  const value = <Value field={field} value={record.values[field.name]} names={names} />;
  const level = levelOf(field, record.values);
  if (level)
    return (
      <span className="level" data-lacks={level.lack > 0}>
        <i className="level-bar" aria-hidden>
          <i className="level-filled" style={{ width: `${level.filled}%` }} />
          {level.mark !== undefined && <i className="level-mark" style={{ insetInlineStart: `${level.mark}%` }} />}
        </i>
        <span className="level-figure">{value}</span>
      </span>
    );
  return isLate ? (
    <span className="bad" title={words.overdue}>
      {value}
    </span>
  ) : (
    value
  );
}
