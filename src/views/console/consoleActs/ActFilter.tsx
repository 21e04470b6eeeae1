import { Link } from 'react-router-dom';
import { kindsOf } from '../../../features/consoleActs/actKinds.ts';
import { type ActFilters, actsHref, selectActFilters } from '../../../features/consoleActs/actList.ts';
import { actsSearchTyped, selectTypedActs, selectWantedActs } from '../../../features/consoleActs/consoleActsSlice.ts';
import { selectHasConsoleCompany } from '../../../features/consoleMenu/consoleMenuSlice.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { isNarrowed } from '../../../lib/addressQuery.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { KeywordField } from '../../common/KeywordField.tsx';
import { useText } from '../../common/useText.ts';
import { FilterChoice, FilterDays } from '../FilterFields.tsx';

/** The filters of the list. Each choice goes into the address at once, typed text is debounced. */
export function ActFilter() {
  const t = useText();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectActFilters);
  const typed = useAppSelector(selectTypedActs);
  const wanted = useAppSelector(selectWantedActs);
  const kinds = kindsOf(useAppSelector(selectHasConsoleCompany) ? 'company' : 'host');
  const narrow = (more: Partial<ActFilters>) => dispatch(navigationWanted({ to: actsHref({ ...wanted, ...more }) }));
  return (
    <>
      <KeywordField
        label={t('consoleActs:search')}
        keyword={typed.keyword ?? filters.keyword}
        onKeyword={(text) => dispatch(actsSearchTyped({ field: 'keyword', text }))}
      />
      <KeywordField
        label={t('consoleActs:actor')}
        keyword={typed.actor ?? filters.actor}
        onKeyword={(text) => dispatch(actsSearchTyped({ field: 'actor', text }))}
      />
      <FilterChoice
        label={t('consoleActs:act')}
        all={t('consoleActs:allActs')}
        options={kinds.map((kind) => [kind, t(`consoleActs:kind_${kind}`)] as const)}
        chosen={filters.act}
        onChoose={(act) => narrow({ act })}
      />
      <FilterDays
        from={filters.from}
        to={filters.to}
        fromLabel={t('consoleActs:from')}
        toLabel={t('consoleActs:to')}
        onFrom={(from) => narrow({ from })}
        onTo={(to) => narrow({ to })}
      />
      {isNarrowed(filters) && <Link to={actsHref()}>{t('consoleActs:reset')}</Link>}
    </>
  );
}
