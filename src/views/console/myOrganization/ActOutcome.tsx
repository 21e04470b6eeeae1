import { outcomeDismissed, selectActOutcome } from '../../../features/members/membersSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './members.module.css';

/** The people for whom an act was refused, each with the reason; they stay selected. */
export function ActOutcome() {
  const t = useText();
  const dispatch = useAppDispatch();
  const outcome = useAppSelector(selectActOutcome);
  if (outcome === null || outcome.refused.length === 0) return null;
  return (
    <div className={styles.outcome} role="alert">
      <p>{t('members:outcome', { done: outcome.done, refused: outcome.refused.length })}</p>
      <ul>
        {outcome.refused.map(({ id, name, error }) => (
          <li key={id}>{`${name} – ${error}`}</li>
        ))}
      </ul>
      <TextButton onClick={() => dispatch(outcomeDismissed())}>{t('members:dismiss')}</TextButton>
    </div>
  );
}
