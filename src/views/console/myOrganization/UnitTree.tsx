import { useRef } from 'react';
import {
  managedUnits,
  selectUnitQuery,
  selectUnitRows,
  selectUnits,
  unitQueryTyped,
} from '../../../features/myOrganization/myOrganizationSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { EmptyState } from '../../common/EmptyState.tsx';
import { KeywordField } from '../../common/KeywordField.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './myOrganization.module.css';
import { UnitActs } from './UnitActs.tsx';
import { UnitRows } from './UnitRows.tsx';

/** The departments of the company: search, choose, and change in place. */
export function UnitTree() {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectUnits);
  const rows = useAppSelector(selectUnitRows) ?? [];
  const query = useAppSelector(selectUnitQuery);
  const listRef = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.tree} aria-label={t('myOrganization:tree')}>
      <KeywordField
        label={t('myOrganization:search')}
        keyword={query}
        onKeyword={(text) => dispatch(unitQueryTyped(text))}
      />
      <div className={styles.treePane}>
        <LoadedPart
          load={load}
          skeleton={<SkeletonBar width="100%" height={240} />}
          failedTitle={t('myOrganization:treeFailed')}
          onRetry={() => dispatch(managedUnits.wanted())}
        >
          {() =>
            rows.length === 0 ? (
              <EmptyState title={t(query === '' ? 'myOrganization:treeEmpty' : 'myOrganization:treeNotFound')} />
            ) : (
              <UnitRows rows={rows} listRef={listRef} />
            )
          }
        </LoadedPart>
      </div>
      <UnitActs listRef={listRef} />
    </section>
  );
}
