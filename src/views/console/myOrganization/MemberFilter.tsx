import { X } from 'lucide-react';
import { memberKeywordTyped, selectTypedMember } from '../../../features/members/membersSlice.ts';
import {
  MEMBER_STATES,
  organizationHref,
  selectOrganizationPlace,
} from '../../../features/myOrganization/organizationPlace.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { KeywordField } from '../../common/KeywordField.tsx';
import { LinkButton } from '../../common/LinkButton.tsx';
import { useText } from '../../common/useText.ts';
import { FilterChoice } from '../FilterFields.tsx';
import styles from './members.module.css';

/** Filters the list; every filter is in the address. */
export function MemberFilter() {
  const t = useText();
  const dispatch = useAppDispatch();
  const place = useAppSelector(selectOrganizationPlace);
  const typed = useAppSelector(selectTypedMember);
  return (
    <div className={styles.filter}>
      <KeywordField
        label={t('members:keyword')}
        keyword={typed ?? place.keyword}
        onKeyword={(text) => dispatch(memberKeywordTyped(text))}
      />
      <FilterChoice
        label={t('members:state')}
        all={t('members:all')}
        options={MEMBER_STATES.map((state) => [state, t(`members:state_${state}`)] as const)}
        chosen={place.status}
        onChoose={(status) => dispatch(navigationWanted({ to: organizationHref({ ...place, status, page: 1 }) }))}
      />
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
