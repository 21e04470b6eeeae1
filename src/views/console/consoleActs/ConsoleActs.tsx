import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ActRecord } from '../../../../contract/acts.ts';
import { LIMITS } from '../../../constants/limits.ts';
import { actsHref, narrowedTo, selectActFilters } from '../../../features/consoleActs/actList.ts';
import {
  actRows,
  actsExportAsked,
  selectActRows,
  selectActsExporting,
} from '../../../features/consoleActs/consoleActsSlice.ts';
import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import type { Page } from '../../../lib/paging.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { EmptyState } from '../../common/EmptyState.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleList, ConsoleListFoot } from '../ConsoleList.tsx';
import { OrderTableSkeleton } from '../orderManage/OrderTable.tsx';
import { ActFilter } from './ActFilter.tsx';
import { ActTable } from './ActTable.tsx';

/** /console/acts: what administrators did, in the company in force or, without one, in the installation. */
export function ConsoleActs() {
  const t = useText();
  const dispatch = useAppDispatch();
  const isOfCompany = useAppSelector(selectHasConsoleCompany);
  const isExporting = useAppSelector(selectActsExporting);
  return (
    <ConsoleList
      title={t('consoleActs:title')}
      sentence={t(isOfCompany ? 'consoleActs:sentence' : 'consoleActs:hostSentence')}
      acts={
        <Button icon={Download} busy={isExporting} onClick={() => dispatch(actsExportAsked())}>
          {t(isExporting ? 'consoleActs:exporting' : 'consoleActs:export')}
        </Button>
      }
      filter={<ActFilter />}
    >
      <LoadedPart
        load={useAppSelector(selectActRows)}
        skeleton={<OrderTableSkeleton />}
        failedTitle={t('consoleActs:failed')}
        onRetry={() => dispatch(actRows.wanted())}
      >
        {(page) => <Acts page={page} />}
      </LoadedPart>
    </ConsoleList>
  );
}

function Acts({ page: { items, totalCount } }: { readonly page: Page<ActRecord> }) {
  const t = useText();
  const filters = useAppSelector(selectActFilters);
  if (items.length > 0)
    return (
      <>
        <ActTable acts={items} />
        <ConsoleListFoot
          count={t('consoleActs:count', { count: totalCount })}
          current={filters.page}
          last={Math.ceil(totalCount / LIMITS.actListPage)}
          hrefFor={(number) => actsHref({ ...filters, page: number })}
        />
      </>
    );
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('consoleActs:pageEmpty')}
        action={<Link to={actsHref({ ...filters, page: 1 })}>{t('consoleActs:toFirstPage')}</Link>}
      />
    );
  if (Object.keys(narrowedTo(filters)).length > 0)
    return (
      <EmptyState
        title={t('consoleActs:notFound')}
        sentence={t('consoleActs:notFoundSentence')}
        action={<Link to={actsHref()}>{t('consoleActs:reset')}</Link>}
      />
    );
  return <EmptyState title={t('consoleActs:none')} sentence={t('consoleActs:noneSentence')} />;
}
