import type { AriaAttributes, RefObject } from 'react';
import type { Person } from '../../../contract/organisation.ts';
import { personToggled, searchRetried } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectChosenIds, selectSelectPerson } from '../../features/selectPerson/selectPersonSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../common/Avatar.tsx';
import { BusyBar } from '../common/BusyBar.tsx';
import { EmptyState } from '../common/EmptyState.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { Box } from './Box.tsx';
import { RetryState } from './RetryState.tsx';
import { RowList } from './RowList.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useRowHeights } from './rowHeights.ts';
import styles from './selectPerson.module.css';

/** Whom the search found, department and post as second line; a newer search runs over the older one's people. */
export function FoundPeople({ listRef }: { readonly listRef: RefObject<HTMLDivElement | null> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, results, answered, searchError, multiple } = useAppSelector(selectSelectPerson);
  const chosen = useAppSelector(selectChosenIds);
  const height = useRowHeights().person;
  if (status === 'searchFailed') {
    const retry = () => dispatch(searchRetried());
    return <RetryState title={t('selectPerson:searchFailed')} error={searchError} onRetry={retry} />;
  }
  if (results.length === 0)
    return status === 'searching' ? (
      <RowsSkeleton height={height} label={t('selectPerson:searching')} />
    ) : (
      <EmptyState title={t('selectPerson:nobodyFound')} sentence={t('selectPerson:nobodyFoundSentence')} />
    );
  const ariaOf = ({ id }: Person, index: number): AriaAttributes => ({
    'aria-selected': chosen.has(id),
    'aria-posinset': index + 1,
    'aria-setsize': results.length,
  });
  return (
    <>
      {status === 'searching' && <BusyBar label={t('selectPerson:searching')} />}
      <RowList
        // Other people begin at the top.
        key={answered}
        listRef={listRef}
        role="listbox"
        label={t('selectPerson:results')}
        multiple={multiple}
        rows={results}
        keyOf={({ id }) => id}
        rowHeight={height}
        ariaOf={ariaOf}
        onPick={({ id, name }) => dispatch(personToggled({ userId: id, userName: name }))}
      >
        {(person) => <FoundLine person={person} checked={chosen.has(person.id)} multiple={multiple} />}
      </RowList>
    </>
  );
}

type FoundLineProps = { readonly person: Person; readonly checked: boolean; readonly multiple: boolean };

function FoundLine({ person, checked, multiple }: FoundLineProps) {
  const second = [person.organizationUnitName, person.jobTitle].filter(Boolean).join(' · ');
  return (
    <div className={styles.foundLine}>
      <Box checked={checked} multiple={multiple} />
      <Avatar name={person.name} size={28} />
      <span className={styles.foundWords}>
        <span className={looks.ellipsis}>{person.name}</span>
        <span className={`${styles.foundSecond} ${looks.ellipsis}`}>{second}</span>
      </span>
      {person.phoneNumber && <span className={`${styles.foundPhone} ${looks.num}`}>{person.phoneNumber}</span>}
    </div>
  );
}
