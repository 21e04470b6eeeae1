import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LIMITS } from '../../../constants/limits.ts';
import { actsHref, selectActFilters } from '../../../features/consoleActs/actList.ts';
import {
  actRows,
  actsExportWanted,
  selectActRows,
  selectIsExportingActs,
} from '../../../features/consoleActs/consoleActsSlice.ts';
import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import { isNarrowed } from '../../../lib/addressQuery.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { useText } from '../../common/useText.ts';
import { ConsoleList } from '../ConsoleList.tsx';
import { ConsoleRows } from '../ConsoleRows.tsx';
import { ActFilter } from './ActFilter.tsx';
import { ActTable } from './ActTable.tsx';

/** /console/acts: what administrators did, in the company in force or, without one, in the installation. */
export function ConsoleActs() {
  const t = useText();
  const dispatch = useAppDispatch();
  const isOfCompany = useAppSelector(selectHasConsoleCompany);
  const filters = useAppSelector(selectActFilters);
  const isExporting = useAppSelector(selectIsExportingActs);
  return (
    <ConsoleList
      title={t('consoleActs:title')}
      sentence={t(isOfCompany ? 'consoleActs:sentence' : 'consoleActs:hostSentence')}
      acts={
        <Button icon={Download} busy={isExporting} onClick={() => dispatch(actsExportWanted())}>
          {t(isExporting ? 'consoleActs:exporting' : 'consoleActs:export')}
        </Button>
      }
      filter={<ActFilter />}
    >
      <ConsoleRows
        texts="consoleActs"
        load={useAppSelector(selectActRows)}
        onRetry={() => dispatch(actRows.wanted())}
        current={filters.page}
        size={LIMITS.actListPage}
        hrefFor={(page) => actsHref({ ...filters, page })}
        toAll={isNarrowed(filters) ? <Link to={actsHref()}>{t('consoleActs:reset')}</Link> : null}
      >
        {(acts) => <ActTable acts={acts} />}
      </ConsoleRows>
    </ConsoleList>
  );
}
