import type { Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import type { Calls } from '../core/business.ts';
import type { Place } from '../core/place.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FilterChips, Filters } from './Filters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Views } from './Views.tsx';

interface Props {
  readonly resource: Resource;
  readonly place: Place;
  readonly go: (patch: Partial<Place>, isStep?: boolean) => void;
  readonly tabs: Readonly<Record<string, number>>;
  readonly names: Names;
  readonly columns: readonly string[];
  readonly choose: (names: readonly string[], isKept?: boolean) => void;
  readonly calls: Calls;
}

/** Tabs with their counts, and everything by which a list is narrowed down. */
export function Bar({ resource, place, go, tabs, names, columns, choose, calls }: Props) {
  const { language } = useKit();
  const all = resource.list.tabs ?? [];
  return (
    <>
      <div className="bar">
        <nav className="tabs" aria-label={resource.label[language]}>
          {all.map(({ key, label, alarming }, index) => {
            const isNow = place.tab === key || (place.tab === '' && index === 0);
            const count = tabs[key];
            return (
              <button
                key={key}
                type="button"
                {...(isNow && { 'aria-current': 'true' })}
                onClick={() => go({ tab: key }, true)}
              >
                {label[language]}
                {count !== undefined && <span className={alarming && count > 0 ? 'count bad' : 'count'}>{count}</span>}
              </button>
            );
          })}
        </nav>
        <div className="tools">
          <SearchBox place={place} go={go} />
          <Filters resource={resource} place={place} go={go} />
          {!place.isBoard && <ColumnChoice resource={resource} columns={columns} choose={choose} />}
          <Views resource={resource} place={place} go={go} columns={columns} choose={choose} calls={calls} />
        </div>
      </div>
      <FilterChips resource={resource} place={place} go={go} names={names} />
    </>
  );
}
