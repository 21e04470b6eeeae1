import type { AriaAttributes, RefObject } from 'react';
import type { Person } from '../../../contract/organisation.ts';
import { chosenOf, personToggled, search } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectChosenIds, selectSelectPerson } from '../../features/selectPerson/selectPersonSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { BusyBar } from '../common/BusyBar.tsx';
import { EmptyState } from '../common/EmptyState.tsx';
import looks from '../common/looks.module.css';
import { RowList } from '../common/RowList.tsx';
import { useRowHeights } from '../common/rowHeights.ts';
import { useText } from '../common/useText.ts';
import { Box } from './Box.tsx';
import { RetryState } from './RetryState.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import styles from './selectPerson.module.css';

/**
 * The people found, with department and post as the second line; a newer search runs while the previous results stay.
 */
export function FoundPeople({ listRef }: { readonly listRef: RefObject<HTMLDivElement | null> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { found, multiple } = useAppSelector(selectSelectPerson);
  const chosen = useAppSelector(selectChosenIds);
  const height = useRowHeights().person;
  if (found.status === 'failed') {
    const retry = () => dispatch(search.wanted());
    return <RetryState title={t('selectPerson:searchFailed')} error={found.error} onRetry={retry} />;
  }
  const searching = found.status !== 'loaded';
  if (!found.data || found.data.people.length === 0)
    return searching ? (
      <RowsSkeleton height={height} label={t('selectPerson:searching')} />
    ) : (
      <EmptyState title={t('selectPerson:nobodyFound')} sentence={t('selectPerson:nobodyFoundSentence')} />
    );
  const { people, answered } = found.data;
  const ariaOf = ({ id }: Person, index: number): AriaAttributes => ({
    'aria-selected': chosen.has(id),
    'aria-posinset': index + 1,
    'aria-setsize': people.length,
  });
  return (
    <>
      {searching && <BusyBar label={t('selectPerson:searching')} />}
      <RowList
        // New results start at the top.
        key={answered}
        listRef={listRef}
        role="listbox"
        label={t('selectPerson:results')}
        multiple={multiple}
        rows={people}
        keyOf={({ id }) => id}
        rowHeight={height}
        ariaOf={ariaOf}
        onPick={(person) => dispatch(personToggled(chosenOf(person)))}
      >
        {(person) => <FoundLine person={person} checked={chosen.has(person.id)} multiple={multiple} />}
      </RowList>
    </>
  );
}

type FoundLineProps = { readonly person: Person; readonly checked: boolean; readonly multiple: boolean };

function FoundLine({ person, checked, multiple }: FoundLineProps) {
  return (
    <div className={styles.foundLine}>
      <Box checked={checked} multiple={multiple} />
      <Avatar name={person.name} size={28} />
      <span className={styles.foundWords}>
        <span className={looks.ellipsis}>{person.name}</span>
        <span className={`${styles.foundSecond} ${looks.ellipsis}`}>{chosenOf(person).note}</span>
      </span>
      {person.phoneNumber && <span className={`${styles.foundPhone} ${looks.num}`}>{person.phoneNumber}</span>}
    </div>
  );
}
