import type { Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import type { Hand } from '../core/boardMoves.ts';
import { roughMoney } from '../core/formats.ts';
import type { BoardColumn } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { Card } from './Card.tsx';
import type { Pointer } from './usePointer.ts';

interface Props {
  readonly resource: Resource;
  readonly column: BoardColumn;
  readonly names: Names;
  readonly hand: Hand | null;
  readonly pointer: Pointer;
  /** Returns whether the key did something. */
  readonly typed: (id: string, from: string, key: string) => boolean;
  readonly more: () => void;
}

/**
 * A status with its cards, their number and, for money only, their sum: quantities of different things do not add up.
 */
export function Column({ resource, column, names, hand, pointer, typed, more }: Props) {
  const { language, words } = useKit();
  const { status, count, sum, items } = column;
  const state = resource.statuses?.states[status];
  const isMoney = resource.fields.some(({ name, type }) => name === resource.facets.amount && type === 'money');
  const total = roughMoney(sum, language);
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
        {odds !== undefined && (
          <span className="quiet">
            {words.odds} {odds}%
          </span>
        )}
        {isMoney && (
          <p>
            <strong>{total.figure}</strong> <small>{total.unit}</small>
          </p>
        )}
        {weighted && (
          <span className="quiet">
            {words.weighted} {weighted.figure}
          </span>
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
