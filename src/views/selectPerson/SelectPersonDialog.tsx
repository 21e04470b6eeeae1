import { Button } from 'antd';
import { useId, useRef } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { peopleConfirmed, personDialogCancelled } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectSelectPerson } from '../../features/selectPerson/selectPersonSlice.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { AntdTheme } from '../common/AntdTheme.tsx';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import { ChosenPeople } from './ChosenPeople.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { OrganisationTree } from './OrganisationTree.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import styles from './selectPerson.module.css';

/** Search and organisation on the left, the selection on the right (specification §2 "Select-person dialog", PER-1). */
export function SelectPersonDialog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { purpose, multiple, status, selected } = useAppSelector(selectSelectPerson);
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const cancel = () => dispatch(personDialogCancelled());
  return (
    <AntdTheme>
      <ModalLayer className={styles.selectPerson} labelledBy={`${id}title`} onEscape={cancel}>
        <div className={styles.selectPersonFrame}>
          <h2 id={`${id}title`} className={styles.selectPersonTitle}>
            {t(multiple ? 'selectPerson:titleMultiple' : 'selectPerson:titleSingle')}
          </h2>
          <section className={styles.peopleSource} aria-label={t('selectPerson:tree')}>
            <PersonSearch listRef={listRef} />
            <SourceHead />
            <div className={styles.peoplePane}>
              {status === 'browsing' ? <OrganisationTree listRef={listRef} /> : <FoundPeople listRef={listRef} />}
            </div>
          </section>
          <section className={styles.peopleChosen} aria-labelledby={`${id}chosen`}>
            <ChosenPeople headingId={`${id}chosen`} />
          </section>
          <div className={styles.selectPersonFoot}>
            <Button size="medium" onClick={cancel}>
              {t('common:cancel')}
            </Button>
            <Button
              type="primary"
              size="medium"
              onClick={() => dispatch(peopleConfirmed({ purpose, people: selected }))}
            >
              {t('common:confirm')}
            </Button>
          </div>
        </div>
      </ModalLayer>
    </AntdTheme>
  );
}

/** What the list below shows, announced when it changes. */
function SourceHead() {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const { status, query, found } = useAppSelector(selectSelectPerson);
  const amount = (value: number) => value.toLocaleString(language);
  const words = () => {
    if (status === 'browsing')
      return query.trim() === ''
        ? t('selectPerson:tree')
        : t('selectPerson:tooShort', { n: LIMITS.personSearchMinLength });
    if (found.status === 'failed') return t('selectPerson:results');
    if (found.status !== 'loaded' || !found.data) return t('selectPerson:searching');
    const { people, totalCount } = found.data;
    return totalCount > people.length
      ? t('selectPerson:foundFirst', { total: amount(totalCount), shown: amount(people.length) })
      : t('selectPerson:found', { count: people.length });
  };
  return (
    <p className={`${styles.peopleHead} ${styles.peopleNote}`} role="status">
      {words()}
    </p>
  );
}
