import { useNavigate } from 'react-router-dom';
import type { BusinessRecord, Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Cell } from '../common/Cell.tsx';
import { useKit } from '../context.tsx';
import type { Hand } from '../core/boardMoves.ts';
import { columnOf } from '../core/columns.ts';
import { numberText, roughMoney } from '../core/formats.ts';
import type { BoardColumn } from '../core/types.ts';
import { fill } from '../core/words.ts';
import type { Pointer } from './usePointer.ts';

interface Props {
  readonly resource: Resource;
  readonly column: BoardColumn;
  readonly names: Names;
  readonly hand: Hand | null;
  readonly pointer: Pointer;
  /** Whether the key did something. */
  readonly typed: (id: string, from: string, key: string) => boolean;
  readonly more: () => void;
}

/** A status with its cards, how many there are, and their sum. */
export function Column({ resource, column, names, hand, pointer, typed, more }: Props) {
  const { language, words } = useKit();
  const { status, count, sum, items } = column;
  const state = resource.statuses?.states[status];
  const isMoney = resource.fields.some(({ name, type }) => name === resource.facets.amount && type === 'money');
  const total = isMoney ? roughMoney(sum, language) : { figure: numberText(sum, language), unit: '' };
  const odds = state?.odds;
  const weighted = odds === undefined ? null : roughMoney((sum * odds) / 100, language);
  return (
    <section
      className="column"
      data-column={status}
      data-over={hand?.over === status && hand.from !== status}
      aria-label={state?.label[language]}
    >
      <header>
        <h2>
          {state?.label[language]} <span className="count">{count}</span>
        </h2>
        {resource.facets.amount && (
          <p>
            <strong>{total.figure}</strong> <small>{total.unit}</small>
          </p>
        )}
        {odds !== undefined && weighted && (
          <p className="quiet">
            {words.odds} {odds}% {words.weighted} {weighted.figure}
          </p>
        )}
      </header>
      <div className="cards">
        {hand?.over === status && hand.from !== status && <div className="slot">{words.dropHere}</div>}
        {items.map((record) => (
          <Card
            key={record.id}
            resource={resource}
            record={record}
            names={names}
            hand={hand}
            pointer={pointer}
            typed={typed}
          />
        ))}
        {count > items.length && (
          <button type="button" className="text" onClick={more}>
            {fill(words.more, { n: count - items.length })}
          </button>
        )}
      </div>
    </section>
  );
}

type CardProps = Omit<Props, 'column' | 'more'> & { readonly record: BusinessRecord };

function Card({ resource, record, names, hand, pointer, typed }: CardProps) {
  const navigate = useNavigate();
  const from = record.status ?? '';
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
      {resource.board?.card.map((name) => {
        const field = columnOf(resource, name);
        // What is not filled in takes no line of a card.
        const isEmpty = name in record.values && (record.values[name] ?? '') === '';
        return (
          field &&
          !isEmpty && (
            <span key={name} data-facet={Object.entries(resource.facets).find(([, named]) => named === name)?.[0]}>
              <Cell resource={resource} field={field} record={record} names={names} />
            </span>
          )
        );
      })}
    </button>
  );
}
