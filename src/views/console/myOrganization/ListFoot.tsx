import { organizationHref, selectOrganizationPlace } from '../../../features/myOrganization/organizationPlace.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Pagination } from '../../common/Pagination.tsx';
import { useText } from '../../common/useText.ts';
import styles from './members.module.css';

/** How many there are, and their pages. */
export function ListFoot({ totalCount, pageSize }: { readonly totalCount: number; readonly pageSize: number }) {
  const t = useText();
  const place = useAppSelector(selectOrganizationPlace);
  return (
    <div className={styles.foot}>
      <span role="status">{t('members:count', { count: totalCount })}</span>
      {totalCount > pageSize && (
        <Pagination
          current={place.page}
          last={Math.ceil(totalCount / pageSize)}
          hrefFor={(page) => organizationHref({ ...place, page })}
        />
      )}
    </div>
  );
}
