import { X } from 'lucide-react';
import { useRef } from 'react';
import { personRemoved, selectionEmptied } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectChosenPeople } from '../../features/selectPerson/selectPersonSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { useRowHeights } from '../common/rowHeights.ts';
import { useRowWindow } from '../common/rowWindow.ts';
import { TextButton } from '../common/TextButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './selectPerson.module.css';

/** The selection, each person with a remove button, and 'delete all'. */
export function ChosenPeople({ headingId }: { readonly headingId: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const people = useAppSelector(selectChosenPeople);
  const height = useRowHeights().tree;
  const listRef = useRef<HTMLUListElement>(null);
  const { first, last, onScroll } = useRowWindow(people.length, height);
  const remove = (index: number, userId: string) => {
    // The last button disappears with its person; the others stay and belong to the people who move up.
    if (index === people.length - 1) listRef.current?.focus();
    dispatch(personRemoved(userId));
  };
  const empty = () => {
    listRef.current?.focus();
    dispatch(selectionEmptied());
  };
  return (
    <>
      <div className={styles.peopleHead}>
        <h3 id={headingId} aria-live="polite">
          {t('selectPerson:chosen', { count: people.length })}
        </h3>
        {people.length > 0 && <TextButton onClick={empty}>{t('selectPerson:deleteAll')}</TextButton>}
      </div>
      <ul ref={listRef} className={styles.chosenList} aria-labelledby={headingId} tabIndex={-1} onScroll={onScroll}>
        {people.length === 0 && <ChosenHint />}
        {people.slice(first, last).map(({ userId, userName, note }, offset) => (
          <li
            key={first + offset}
            className={styles.chosenLine}
            style={{ height, ...(offset === 0 && { marginTop: first * height }) }}
          >
            <Avatar name={userName} size={22} />
            <span className={styles.treeName}>{userName}</span>
            {note !== undefined && (
              <span className={`${styles.treeNote} ${looks.ellipsis}`} title={note}>
                {note}
              </span>
            )}
            <IconButton
              aria-label={t('selectPerson:remove', { name: [userName, note].filter(Boolean).join(' ') })}
              onClick={() => remove(first + offset, userId)}
            >
              <Icon of={X} size={16} />
            </IconButton>
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
    <li className={styles.chosenHint}>
      <span>{t('selectPerson:nobodyChosen')}</span>
      <span>{t('selectPerson:nobodyChosenSentence')}</span>
    </li>
  );
}
