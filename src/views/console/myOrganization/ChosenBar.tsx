import {
  choiceEmptied,
  disablingWanted,
  enablingWanted,
  selectChosenMembers,
  selectIsActedOn,
} from '../../../features/members/membersSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './members.module.css';
import { useMemberMove } from './useMemberMove.ts';

/** The bulk actions on the selected people. */
export function ChosenBar() {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosenMembers);
  const isBusy = useAppSelector((state) => selectIsActedOn(state, chosen));
  const move = useMemberMove();
  if (chosen.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <span role="status">{t('members:chosen', { count: chosen.length })}</span>
      <TextButton busy={isBusy} onClick={() => move(chosen)}>
        {t('members:move')}
      </TextButton>
      <TextButton busy={isBusy} onClick={() => dispatch(disablingWanted(chosen))}>
        {t('members:disable')}
      </TextButton>
      <TextButton busy={isBusy} onClick={() => dispatch(enablingWanted(chosen))}>
        {t('members:enable')}
      </TextButton>
      <TextButton onClick={() => dispatch(choiceEmptied())}>{t('members:unchoose')}</TextButton>
    </div>
  );
}
