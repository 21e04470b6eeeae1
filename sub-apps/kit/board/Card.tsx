import { useNavigate } from 'react-router-dom';
import type { BusinessRecord, Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Cell } from '../common/Cell.tsx';
import { useKit } from '../context.tsx';
import type { Hand } from '../core/boardMoves.ts';
import { columnOf } from '../core/columns.ts';
import { roughMoney } from '../core/formats.ts';
import type { Pointer } from './usePointer.ts';

interface Props {
  readonly resource: Resource;
  readonly record: BusinessRecord;
  readonly names: Names;
  readonly hand: Hand | null;
  readonly pointer: Pointer;
  /** Returns whether the key did something. */
  readonly typed: (id: string, from: string, key: string) => boolean;
}

/** A record on a board: its main fields on separate lines, the next step and the person responsible in the last one. */
export function Card({ resource, record, names, hand, pointer, typed }: Props) {
  const { language, words } = useKit();
  const navigate = useNavigate();
  const from = record.status ?? '';
  const { title, party, amount, owner } = resource.facets;
  // Empty fields take no line of a card.
  const fields = (resource.board?.card ?? []).flatMap((name) => {
    const field = columnOf(resource, name);
    const isThere = field && !(name in record.values && (record.values[name] ?? '') === '');
    return isThere ? [field] : [];
  });
  const isLine = (name: string) => [title, party, amount].includes(name);
  const person = fields.some(({ name }) => name === owner)
    ? names[String(record.values[owner ?? ''])]?.title
    : undefined;
  const cell = (field: (typeof fields)[number]) => (
    <Cell resource={resource} field={field} record={record} names={names} />
  );
  const sum = (value: unknown) => roughMoney(Number(value), language);
  return (
    <button
      type="button"
      className="card"
      data-card={record.id}
      data-held={hand?.id === record.id}
      aria-pressed={hand?.id === record.id}
      aria-describedby="board-help"
      onPointerDown={pointer.down}
      onPointerMove={pointer.move(record.id, from)}
      onPointerUp={pointer.end(true)}
      onPointerCancel={pointer.end(false)}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onKeyDown={(event) => {
        if (typed(record.id, from, event.key)) event.preventDefault();
      }}
      onClick={() => void navigate(`/${resource.name}/${encodeURIComponent(record.id)}`)}
    >
      {fields
        .filter(({ name }) => isLine(name))
        .map((field) => (
          <span
            key={field.name}
            data-facet={field.name === title ? 'title' : field.name === amount ? 'amount' : 'party'}
          >
            {field.name === amount && field.type === 'money' ? (
              <>
                {sum(record.values[field.name]).figure} <small>{sum(record.values[field.name]).unit}</small>
              </>
            ) : (
              cell(field)
            )}
          </span>
        ))}
      <span className="card-foot" data-late={record.isOverdue}>
        <span>
          {fields
            .filter(({ name }) => !isLine(name) && name !== owner)
            .map((field) => (
              <span key={field.name}>
                {/* A bare number would mean nothing. */}
                {field.type === 'number' && `${field.label[language]} `}
                {cell(field)}
              </span>
            ))}
          {record.isOverdue && words.overdue}
        </span>
        {person && (
          <>
            <Avatar name={person} />
            <span className="unseen">{person}</span>
          </>
        )}
      </span>
    </button>
  );
}
