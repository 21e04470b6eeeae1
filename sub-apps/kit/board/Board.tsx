import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Values } from '../../../contract/businessFields.ts';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { eventFor, type Hand, moveHand, withMoved } from '../core/boardMoves.ts';
import type { Calls } from '../core/business.ts';
import { failureText, isStale } from '../core/failures.ts';
import type { Boarded } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { EventDialog } from '../form/lazyEventDialog.ts';
import { useAnswer } from '../useAnswer.ts';
import { Column } from './Column.tsx';
import { usePointer } from './usePointer.ts';

interface Props {
  readonly resource: Resource;
  readonly calls: Calls;
  /** As JSON, so that it is stable. */
  readonly question: string;
}
const CARDS = 20;

/** The board of a resource. Cards move to another column by pointer or keyboard, through the event that leads there. */
export function Board({ resource, calls, question }: Props) {
  const { language, recount, words } = useKit();
  const tell = useToast();
  const [cards, setCards] = useState(CARDS);
  const ask = useCallback(() => calls.board(JSON.parse(question), cards), [calls, question, cards]);
  const { value, error, isLoading, again } = useAnswer(ask);
  const [moved, setMoved] = useState<{ readonly id: string; readonly to: string } | null>(null);
  const [hand, setHand] = useState<Hand | null>(null);
  const [asking, setAsking] = useState<Hand | null>(null);
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef('');
  // A card keeps the focus when it moves; if it has left the board, the first card gets it.
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const card = place.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(focused.current)}"]`);
    (card ?? place.current?.querySelector<HTMLElement>('[data-card]'))?.focus();
  });
  // Moves are shown optimistically until the server's board arrives.
  useEffect(() => setMoved(null), [value]);

  const board: Boarded | undefined = value && moved ? withMoved(resource, value, moved.id, moved.to) : value;
  const columnName = (status: string) => resource.statuses?.states[status]?.label[language] ?? status;
  const recordOf = (id: string) => value?.columns.flatMap(({ items }) => items).find((item) => item.id === id);
  const cardName = (id: string) => String(recordOf(id)?.values[resource.facets.title] ?? '');
  const say = (sentence: string, { id, over }: Hand, column = over) =>
    setSaid(fill(sentence, { card: cardName(id), column: columnName(column) }));

  const perform = async ({ id, over }: Hand, event: string, values: Values) => {
    await calls.move(id, event, values, recordOf(id)?.concurrencyStamp ?? '');
    setMoved({ id, to: over });
    again();
    recount();
  };
  const drop = (dropped: Hand) => {
    setHand(null);
    focused.current = dropped.id;
    if (dropped.over === dropped.from) return say(words.putBack, dropped);
    const event = eventFor(resource, dropped);
    const known = event === undefined ? undefined : resource.statuses?.events[event];
    if (event === undefined || !known) {
      say(words.noWay, dropped);
      return tell(fill(words.noWay, { card: cardName(dropped.id), column: columnName(dropped.over) }));
    }
    if (known.asks?.length || known.confirm) return setAsking(dropped);
    setMoved({ id: dropped.id, to: dropped.over });
    return void perform(dropped, event, {}).then(
      () => say(words.dropped, dropped),
      (refused) => {
        setMoved(null);
        say(words.putBack, dropped, dropped.from);
        tell(failureText(refused, language));
        again();
      },
    );
  };
  const typed = (id: string, from: string, key: string): boolean => {
    focused.current = id;
    if (key === ' ') {
      if (hand) drop(hand);
      else {
        const taken = { id, from, over: from };
        setHand(taken);
        say(words.pickedUp, taken);
      }
    } else if (hand && key === 'Escape') {
      setHand(null);
      say(words.putBack, hand, hand.from);
    } else if (hand && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      const next = moveHand(resource, hand, key);
      setHand(next);
      say(words.movedOver, next);
    } else return false;
    return true;
  };
  const pointer = usePointer({ hand, setHand, drop });
  if (board === undefined) {
    if (isLoading) return <Loading rows={8} />;
    return <Failure error={error} again={again} />;
  }
  // Statuses set aside have no column: they are a drop target, and a status in the list.
  const shown = board.columns.filter(({ status }) => !resource.board?.aside?.includes(status));
  const event = asking && eventFor(resource, asking);
  const asked = event && resource.statuses?.events[event];
  return (
    <section ref={place} className="board" aria-label={words.board} aria-describedby="board-help">
      <p id="board-help" className="unseen">
        {words.boardHelp}
      </p>
      <div className="columns" data-wide>
        {shown.map((column) => (
          <Column
            key={column.status}
            resource={resource}
            column={column}
            names={board.names}
            hand={hand}
            pointer={pointer}
            typed={typed}
            more={() => setCards(cards + CARDS)}
          />
        ))}
      </div>
      {hand && (
        <div className="zones">
          {resource.board?.aside?.map((status) => (
            <div key={status} data-column={status} data-over={hand.over === status}>
              {fill(words.drop, { name: columnName(status) })}
            </div>
          ))}
        </div>
      )}
      <p className="unseen" aria-live="assertive">
        {said}
      </p>
      {asking && event && asked && (
        <Suspense>
          <EventDialog
            resource={resource}
            event={asked}
            values={recordOf(asking.id)?.values ?? {}}
            names={board.names}
            perform={(values) =>
              perform(asking, event, values).then(
                () => say(words.dropped, asking),
                (refused) => {
                  // Reload, so that the next try uses the latest version.
                  if (isStale(refused)) again();
                  throw refused;
                },
              )
            }
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
