import {
  choiceEmptied,
  disablingWanted,
  enablingWanted,
  membersMoveBegun,
  selectChosenMembers,
  selectIsActedOn,
} from '../../../features/members/membersSlice.ts';
import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './members.module.css';

/** The bulk actions on the selected people. */
export function ChosenBar() {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosenMembers);
  const isBusy = useAppSelector((state) => selectIsActedOn(state, chosen));
  const place = useAppSelector(selectOrganizationPlace);
  if (chosen.length === 0) return null;
  const move = () => {
    dispatch(membersMoveBegun(chosen));
    dispatch(navigationWanted({ to: organizationHref({ ...place, panel: 'moveMembers' }) }));
  };
  return (
    <div className={styles.chosen}>
      <span role="status">{t('members:chosen', { count: chosen.length })}</span>
      <TextButton busy={isBusy} onClick={move}>
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
