import { X } from 'lucide-react';
import { memberKeywordTyped, selectTypedMember } from '../../../features/members/membersSlice.ts';
import {
  MEMBER_STATES,
  organizationHref,
  selectOrganizationPlace,
} from '../../../features/myOrganization/organizationPlace.ts';
import { navigationRequested } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { KeywordField } from '../../common/KeywordField.tsx';
import { LinkButton } from '../../common/LinkButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './members.module.css';

/** Narrows the list; all of it is in the address. */
export function MemberFilter() {
  const t = useText();
  const dispatch = useAppDispatch();
  const place = useAppSelector(selectOrganizationPlace);
  const typed = useAppSelector(selectTypedMember);
  const choose = (chosen: string) => {
    const status = MEMBER_STATES.find((state) => state === chosen) ?? '';
    dispatch(navigationRequested({ to: organizationHref({ ...place, status, page: 1 }) }));
  };
  return (
    <div className={styles.filter}>
      {place.status !== 'invited' && (
        <KeywordField
          label={t('members:keyword')}
          keyword={typed ?? place.keyword}
          onKeyword={(text) => dispatch(memberKeywordTyped(text))}
        />
      )}
      <select
        className={styles.state}
        aria-label={t('members:state')}
        value={place.status}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('members:all')}</option>
        {MEMBER_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`members:state_${state}`)}
          </option>
        ))}
      </select>
      {(['joinedFrom', 'signedInOn'] as const).map(
        (day) =>
          place[day] !== '' && (
            <LinkButton key={day} to={organizationHref({ ...place, [day]: '', page: 1 })}>
              {t(`members:${day}`, { date: place[day] })}
              <Icon of={X} size={14} label={t('members:dropFilter')} />
            </LinkButton>
          ),
      )}
      {place.status !== 'invited' && <span className={styles.note}>{t('members:withBelow')}</span>}
    </div>
  );
}
