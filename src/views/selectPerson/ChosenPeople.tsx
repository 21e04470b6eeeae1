import { X } from 'lucide-react';
import { useRef } from 'react';
import { personRemoved, selectionEmptied } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectChosenPeople } from '../../features/selectPerson/selectPersonSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { useRowHeights } from './rowHeights.ts';
import { useRowWindow } from './rowWindow.ts';

/** The selection, each person with a way out of it, and 'delete all'. */
export function ChosenPeople({ headingId }: { readonly headingId: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const people = useAppSelector(selectChosenPeople);
  const height = useRowHeights().tree;
  const listRef = useRef<HTMLUListElement>(null);
  const { first, last, onScroll } = useRowWindow(people.length, height);
  const remove = (index: number, userId: string) => {
    // The last button goes with its person; the others stay and belong to whoever moves up.
    if (index === people.length - 1) listRef.current?.focus();
    dispatch(personRemoved(userId));
  };
  const empty = () => {
    listRef.current?.focus();
    dispatch(selectionEmptied());
  };
  return (
    <>
      <div className="people-head">
        <h3 id={headingId} aria-live="polite">
          {t('selectPerson:chosen', { count: people.length })}
        </h3>
        {people.length > 0 && (
          <button type="button" className="text-button" onClick={empty}>
            {t('selectPerson:deleteAll')}
          </button>
        )}
      </div>
      <ul ref={listRef} className="chosen-list" aria-labelledby={headingId} tabIndex={-1} onScroll={onScroll}>
        {people.length === 0 && <ChosenHint />}
        {people.slice(first, last).map(({ userId, userName }, offset) => (
          <li
            key={first + offset}
            className="chosen-line"
            style={{ height, ...(offset === 0 && { marginTop: first * height }) }}
          >
            <Avatar name={userName} size={22} />
            <span className="ellipsis">{userName}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('selectPerson:remove', { name: userName })}
              onClick={() => remove(first + offset, userId)}
            >
              <Icon of={X} size={16} />
            </button>
          </li>
        ))}
        <li aria-hidden style={{ height: Math.max(0, people.length - last) * height }} />
      </ul>
    </>
  );
}

function ChosenHint() {
  const t = useText();
  return (
    <li className="chosen-hint">
      <span>{t('selectPerson:nobodyChosen')}</span>
      <span>{t('selectPerson:nobodyChosenSentence')}</span>
    </li>
  );
}
